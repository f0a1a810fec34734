/** A notice for browsers without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="relative z-60 border-b border-rule bg-sunk px-5 py-3 text-center text-sm">
        The citation generator and your projects need JavaScript, which is switched off or blocked here.
        Guides and articles can be read without it.
      </p>
    </noscript>
  );
}
