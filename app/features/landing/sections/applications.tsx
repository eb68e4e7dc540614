import type { ShownPictures } from '../../../ui/product-picture.tsx'
import { ArtPicture } from '../hero/art-picture.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** Uses of the product, as tags hanging from a line, beside a picture if there is one. */
export function Applications({
  section,
  pictures,
}: {
  section: SectionOf<'applications'>
  pictures: ShownPictures
}) {
  const { items, art } = section
  return (
    <LandingBlock section={section}>
      <div className={art ? 'grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.2fr]' : ''}>
        {art && (
          <ArtPicture
            art={art}
            pictures={pictures}
            sizes="(min-width: 1024px) 44vw, 92vw"
            className="w-full object-cover"
          />
        )}
        <ul className={`grid gap-6 border-t-2 border-river pt-6 ${art ? '' : 'md:grid-cols-3'}`}>
          {items.map(({ title, text }) => (
            <li key={title} className="hang-tag bg-paper px-5 pt-10 pb-5 shadow-contact">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </LandingBlock>
  )
}
