import type { ReportFormat } from '@yarrow/contract';
import { FileCode2, FileJson, FileText, type LucideIcon } from 'lucide-react';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { Button } from '../../../ui/button.tsx';
import { FileChoice } from './file-choice.tsx';
import type { ServerReport } from './use-server-report.ts';

interface Choice {
  format: ReportFormat;
  about: string;
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
}

const CHOICES: readonly Choice[] = [
  {
    format: 'pdf',
    about: 'To print, send or show: how soon and why, your words, what fits and what does not.',
    label: 'PDF for your doctor',
    icon: FileText,
  },
  {
    format: 'fhir',
    about: 'For the computer of a clinic: the same in its own format, HL7 FHIR.',
    label: 'FHIR file for a clinic',
    icon: FileCode2,
    variant: 'quiet',
  },
  {
    format: 'case',
    about:
      'For experts: your answers, every weight and the versions, so that the result can be worked out again.',
    label: 'Save the case file (JSON)',
    icon: FileJson,
    variant: 'quiet',
  },
];

/** The files that the server makes of a stored analysis. Once it failed, the case file is made on the device instead. */
export function ServerFiles({ report }: { report: ServerReport }) {
  const { pending, saved, failed, fetchReport } = report;
  const offered = CHOICES.filter(({ format }) => !failed || format !== 'case');
  return (
    <>
      {offered.map(({ format, about, label, icon: Icon, variant }) => (
        <FileChoice key={format} about={about}>
          <Button
            full
            variant={variant}
            busy={pending === format}
            onClick={() => void fetchReport(format)}
          >
            {pending === format ? null : <Icon aria-hidden="true" className="size-5" />}
            {label}
          </Button>
        </FileChoice>
      ))}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {pending ? 'Making the file …' : saved ? `Saved as ${saved}.` : null}
      </p>
    </>
  );
}
