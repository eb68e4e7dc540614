import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

/** The places that the shop serves, drawn as a road sign. */
export function PlacesSection({ section }: { section: SectionContent<'places'> }) {
  const { names, art } = section
  return (
    <LandingSectionFrame section={section}>
      <div className={art ? 'grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.2fr]' : ''}>
        <ul
          className={`on-dark grid grid-cols-2 gap-x-8 rounded-md bg-gorge-deep px-5 py-4 text-paper md:px-8 md:py-6 ${art ? 'md:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-5'}`}
        >
          {names.map((name) => (
            <li key={name} className="py-2 font-display text-lg leading-tight font-bold md:py-3 md:text-xl">
              {name}
            </li>
          ))}
        </ul>
        {art && (
          <img
            src={art.src}
            alt={art.alt}
            width={art.width}
            height={art.height}
            loading="lazy"
            className="mx-auto h-auto max-h-150 w-full object-contain md:order-first"
          />
        )}
      </div>
    </LandingSectionFrame>
  )
}
