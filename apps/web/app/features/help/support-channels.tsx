import { supportChannels } from '~/content/help.ts';

/** The support channels and their response times. */
export function SupportChannels() {
  return (
    <dl className="border-t border-ink">
      {supportChannels.map(({ title, text }) => (
        <div key={title} className="border-b border-rule py-5">
          <dt className="font-display text-xl">{title}</dt>
          <dd className="mt-1 font-serif text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
