/** How far along a wait is, 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress aria-label={label} max={100} value={value} className="progress-bar" />;
}
