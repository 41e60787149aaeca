export const WhyWeAsk = ({ why }: { why: string }) => (
  <p className="mt-3 text-sm text-ink-2">
    <span className="font-semibold">Why we ask:</span> {why}
  </p>
);
