import { LandingLink } from '../landing-link.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { LandingBlock } from './landing-block.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import type { SectionContent } from './section-content.ts'

/** Two or three links side by side, each with its drawing if it has one. */
export function Choices({ section }: { section: SectionContent<'choices'> }) {
  const isDrawn = section.choices.some(({ src }) => src !== undefined)
  return (
    <LandingBlock section={section}>
      <ul
        className={`grid md:auto-cols-fr md:grid-flow-col ${isDrawn ? 'gap-x-6 gap-y-8' : 'gap-px bg-line-strong'}`}
      >
        {section.choices.map(({ id, title, text, link, src }) => (
          <li
            key={title}
            id={id}
            className={`flex scroll-mt-24 flex-col items-start bg-mist ${isDrawn ? '' : 'py-6 md:px-8 md:py-8 md:first:pl-0'}`}
          >
            {src !== undefined && <SectionDrawing src={src} className="mb-5 aspect-3/2" />}
            <h3 className="text-xl md:text-2xl">{title}</h3>
            <p className="mt-2 mb-5 max-w-prose text-slate">{text}</p>
            <LandingLink link={link} className={`${getButtonClass('outline')} mt-auto`} />
          </li>
        ))}
      </ul>
    </LandingBlock>
  )
}
