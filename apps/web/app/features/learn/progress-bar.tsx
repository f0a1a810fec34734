interface ProgressBarProps {
  label: string;
  /** Percent. */
  value: number;
  /** The value as text: "Section 2 of 4". */
  text: string;
}

/** A horizontal progress bar. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-sunk ring-1 ring-rule"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
