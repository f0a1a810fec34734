import { ReferenceInline } from '~/ui/reference-text.tsx';
import { Sheet } from '~/ui/sheet.tsx';

const elements = [
  { name: 'Author', question: 'Who is responsible for it?' },
  { name: 'Date', question: 'When was it published?' },
  { name: 'Title', question: 'What is it called?' },
  { name: 'Source', question: 'Where can I get it?' },
] as const;

/** The four elements of an APA reference, each underlined, numbered and labelled with the question that it answers. */
export function FourElements({ pieces }: { pieces: readonly string[] }) {
  return (
    <Sheet title="Four questions, four answers">
      <p className="mt-5 pl-[0.5in] -indent-[0.5in] text-lg leading-[2]">
        {pieces.map((html, index) => (
          <span key={html}>
            <span className="border-b-2 border-cite pb-0.5">
              <ReferenceInline html={html} />
            </span>
            <sup className="ml-0.5 font-sans text-xs font-semibold text-cite indent-0">{index + 1}</sup>{' '}
          </span>
        ))}
      </p>
      <ol className="mt-5 border-t border-rule">
        {elements.map(({ name, question }, index) => (
          <li
            key={name}
            className="grid grid-cols-[1.5rem_5rem_1fr] border-b border-rule py-2.5 text-sm last:border-0"
          >
            <span className="font-semibold text-cite">{index + 1}</span>
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft">{question}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
