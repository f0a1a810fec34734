import { Link } from 'react-router';
import { bestGeneratorsCopy, generatorBlurbs } from '~/content/best-generators.ts';
import { guidedStyles, styleName, stylePath } from '~/content/styles.ts';
import { Section } from '~/ui/section.tsx';

/** Our five generators, each in its style's colour. */
export function GeneratorGrid() {
  return (
    <Section id="generators" {...bestGeneratorsCopy.generators} ground="sunk">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {guidedStyles.map((style) => (
          <li key={style} data-style={style} className="flex">
            <Link
              to={stylePath(style)}
              className="flex flex-1 flex-col rounded-lg border border-rule border-t-cite bg-raised p-5 shadow-page transition-shadow [border-top-width:5px] hover:shadow-float"
            >
              <span className="font-display text-xl text-cite">{styleName(style)}</span>
              <span className="mt-2 text-base text-ink-soft">{generatorBlurbs[style]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
