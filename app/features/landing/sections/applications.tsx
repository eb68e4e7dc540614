import type { ShownProductPictures } from '../../../ui/product-picture.tsx'
import { HeroPicture } from '../hero/hero-picture.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import type { SectionContent } from './section-content.ts'

/**
 * Lists uses of the product. Uses with drawings are shown as pictures. Uses without drawings look like hang tags on a line, with one
 * picture beside them if the section has one.
 */
export function ApplicationsSection({
  section,
  pictures,
}: {
  section: SectionContent<'applications'>
  pictures: ShownProductPictures
}) {
  const { items, art } = section
  if (items.some(({ src }) => src !== undefined)) return <DrawnUses section={section} />
  return (
    <LandingSectionFrame section={section}>
      <div className={art ? 'grid items-stretch gap-x-12 gap-y-8 lg:grid-cols-[4fr_7fr]' : ''}>
        {art && (
          <HeroPicture
            art={art}
            pictures={pictures}
            sizes="(min-width: 1024px) 36vw, 92vw"
            className="w-full object-cover lg:h-full"
          />
        )}
        <ul
          className={`grid gap-6 border-t-2 border-river pt-6 content-start ${art ? 'sm:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          {items.map(({ title, text }) => (
            <li key={title} className="hang-tag bg-paper px-5 pt-10 pb-5 shadow-contact">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </LandingSectionFrame>
  )
}

/** The uses with their own drawings. On narrow screens a drawing is beside its text, from tablets up above it. */
function DrawnUses({ section }: { section: SectionContent<'applications'> }) {
  const columns = section.items.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-3'
  return (
    <LandingSectionFrame section={section}>
      <ul className={`grid gap-x-6 gap-y-4 md:gap-y-8 ${columns}`}>
        {section.items.map(({ title, text, src }) => (
          <li
            key={title}
            className={`bg-paper shadow-contact ${src === undefined ? '' : 'max-md:grid max-md:grid-cols-[2fr_3fr]'}`}
          >
            {src !== undefined && <SectionDrawing src={src} className="max-md:h-full md:aspect-3/2" />}
            <div className="p-4 md:p-5">
              <h3 className="text-lg md:text-xl">{title}</h3>
              <p className="mt-1 text-slate max-sm:text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSectionFrame>
  )
}
