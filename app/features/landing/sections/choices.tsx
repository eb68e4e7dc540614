import { LandingLink } from '../landing-link.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import type { SectionContent } from './section-content.ts'

/** Two or three links, each with its drawing if it has one: side by side on a desktop, one below the other on narrower screens. */
export function ChoicesSection({ section }: { section: SectionContent<'choices'> }) {
  const isDrawn = section.choices.some(({ src }) => src !== undefined)
  return (
    <LandingSectionFrame section={section}>
      <ul
        className={`grid lg:auto-cols-fr lg:grid-flow-col ${isDrawn ? 'gap-x-6 gap-y-8' : 'gap-px bg-line-strong'}`}
      >
        {section.choices.map(({ id, title, text, link, src }) => (
          <li
            key={title}
            id={id}
            className={`grid scroll-mt-24 bg-mist ${isDrawn ? 'lg:grid-rows-[auto_1fr] md:max-lg:grid-cols-[2fr_3fr] md:max-lg:items-center md:max-lg:gap-x-8' : 'py-6 lg:px-8 lg:py-8 lg:first:pl-0'}`}
          >
            {src !== undefined && <SectionDrawing src={src} className="mb-5 aspect-3/2 md:max-lg:mb-0" />}
            <div className="flex flex-col items-start">
              <h3 className="text-xl md:text-2xl">{title}</h3>
              <p className="mt-2 mb-5 max-w-prose text-slate">{text}</p>
              <LandingLink link={link} className={`${getButtonClass('outline')} lg:mt-auto`} />
            </div>
          </li>
        ))}
      </ul>
    </LandingSectionFrame>
  )
}
