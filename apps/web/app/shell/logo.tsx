import { site } from '~/content/site.ts';

/** Our logo: an entry of a reference list with a hanging indent. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="4" fill="var(--color-ink)" />
      <path d="M6 9.5h20" stroke="var(--color-accent)" strokeWidth="3" />
      <path d="M12 16h14M12 22.5h9" stroke="var(--color-paper)" strokeWidth="3" />
    </svg>
  );
}

/** The logo with our name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-8" />
      <span className="font-display text-[1.625rem] leading-none tracking-[-0.01em]">{site.name}</span>
    </span>
  );
}
