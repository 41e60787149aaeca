import type { Outcome } from '../analysis/outcome.ts';

/** Disclaimer and versions. */
export function FinePrint({ outcome }: { outcome: Outcome }) {
  const { engine_version: engine, knowledge_version: knowledge } = outcome.result.analysis;
  return (
    <section
      aria-label="Medical disclaimer"
      className="mt-8 max-w-[75ch] space-y-2 text-sm text-ink-2"
    >
      <p>
        <strong className="font-semibold text-ink">Medical disclaimer.</strong> This result is
        information only. It does not replace professional medical advice or emergency care, and
        nobody has examined you. If you are worried, see a doctor, whatever stands here.
      </p>
      <p className="text-xs text-ink-3">
        Engine {engine} · Knowledge {knowledge} · {new Date(outcome.madeAt).toLocaleString()}
      </p>
    </section>
  );
}
