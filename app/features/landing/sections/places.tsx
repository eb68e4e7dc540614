import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** The places served, drawn as a road sign. */
export function Places({ section }: { section: SectionOf<'places'> }) {
  return (
    <LandingBlock section={section}>
      <ul className="on-dark grid grid-cols-2 gap-x-8 rounded-md bg-gorge-deep px-5 py-4 text-paper md:grid-cols-3 lg:grid-cols-5 md:px-8 md:py-6">
        {section.names.map((name) => (
          <li key={name} className="py-2 font-display text-lg leading-tight font-bold md:py-3 md:text-xl">
            {name}
          </li>
        ))}
      </ul>
    </LandingBlock>
  )
}
