/** A notice for browsers without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="relative z-60 border-b border-rule bg-sunk px-5 py-3 text-center text-sm">
        JavaScript is switched off or blocked here. You can cite one source at a time and read guides and
        articles; your projects and checks need it.
      </p>
    </noscript>
  );
}
