import type { AnalysisResponse } from '@yarrow/contract';
import { useState } from 'react';
import { messageOf } from '../../lib/auth/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HorizontalBar } from '../../ui/horizontal-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UrgencyBanner } from '../../ui/urgency-banner.tsx';
import { summaryOf, type Entry } from './entry.ts';

interface Props {
  entry: Entry | null;
  onClose: () => void;
  onErase: (id: string) => Promise<void>;
}

export function DetailsDialog({ entry, onClose, onErase }: Props) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title="Analysis Details">
      {entry ? (
        <div className="space-y-6">
          <p className="text-ink-2">{summaryOf(entry).when}</p>
          {entry.analysis_result ? <Result result={entry.analysis_result} /> : <NoResult />}
          <Told entry={entry} />
          <Erase
            onErase={async () => {
              await onErase(entry.id);
              onClose();
            }}
          />
        </div>
      ) : null}
    </Dialog>
  );
}

const NoResult = () => <Notice tone="info" title="This analysis has no result." />;

function Result({ result }: { result: AnalysisResponse }) {
  return (
    <>
      <UrgencyBanner as="p" size="compact" level={result.urgency_level}>
        {result.urgency_reasons[0]?.text}
      </UrgencyBanner>
      <section className="space-y-4">
        <h3 className="text-lg">What it may be</h3>
        {result.conditions.length === 0 ? (
          <p>What was told could not be matched to anything we know.</p>
        ) : (
          result.conditions
            .slice(0, 5)
            .map(({ id, name, confidence }) => (
              <HorizontalBar
                key={id}
                label={name}
                value={confidence}
                text={`${Math.round(confidence * 100)}%`}
              />
            ))
        )}
      </section>
      <Texts title="Recommendations" texts={result.recommendations} />
      <Texts title="Important warnings" texts={result.red_flags} />
      <p className="text-sm text-ink-2">
        Engine {result.analysis.engine_version}, knowledge {result.analysis.knowledge_version}.
      </p>
    </>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Told({ entry: { input_data: input } }: { entry: Entry }) {
  const rows = [
    ['Symptoms', (input.primary_symptoms ?? []).join(', ')],
    ['In your words', input.symptom_text],
    ['Duration', input.duration?.replaceAll('_', ' ')],
    ['Intensity', input.intensity === undefined ? undefined : `${input.intensity} out of 10`],
    ['Body parts', (input.body_regions ?? []).join(', ')],
    ['Temperature', input.body_temperature && `${input.body_temperature} °C`],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <section>
      <h3 className="text-lg">What you told</h3>
      <dl className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Erase({ onErase }: { onErase: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    setError(null);
    try {
      await onErase();
    } catch (failure) {
      setError(messageOf(failure, 'This analysis could not be erased.'));
      setBusy(false);
    }
  };
  return (
    <div className="border-t border-line pt-4">
      {sure ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-2">Erase it for good?</p>
          <Button variant="quiet" size="sm" onClick={() => setSure(false)}>
            Keep it
          </Button>
          <Button variant="danger" size="sm" busy={busy} onClick={() => void erase()}>
            Erase
          </Button>
        </div>
      ) : (
        <Button variant="ghost" size="sm" onClick={() => setSure(true)}>
          Erase this analysis
        </Button>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
    </div>
  );
}
