import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

/** Consecutive steps, drawn along a tape measure. */
export function StepsSection({ section }: { section: SectionContent<'steps'> }) {
  return (
    <LandingSectionFrame section={section}>
      <div className="ruler text-gorge" />
      <ol className="grid gap-x-8 gap-y-8 pt-5 sm:grid-cols-2 lg:grid-cols-4">
        {section.steps.map(({ title, text, duration }, index) => (
          <li key={title}>
            <p className="font-display text-3xl leading-none font-extrabold text-gorge">{index + 1}</p>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-slate">{text}</p>
            {duration && <p className="mt-2 text-sm font-bold">{duration}</p>}
          </li>
        ))}
      </ol>
    </LandingSectionFrame>
  )
}
