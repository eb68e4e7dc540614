import { aboutCopy } from '../../../content/about.ts'
import type { PageText, TextSection } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { CraftDrawing } from './craft-drawing.tsx'
import { Prose } from '../../ui/prose.tsx'

/** The About Us page: one section per heading. Sub-headings become rows of cards, and each team member gets a drawing. */
export function AboutView({ text }: { text: PageText }) {
  return (
    <>
      {text.sections.map((section) =>
        section.parts.length === 0 ? (
          <Story key={section.id} section={section} />
        ) : (
          <Cards key={section.id} section={section} isTeam={section.id === aboutCopy.teamId} />
        ),
      )}
      <section aria-labelledby="begin" className="crop-marks mt-16 bg-paper p-6 text-center md:mt-24 md:p-12">
        <h2 id="begin" className="text-2xl md:text-4xl">
          {aboutCopy.closing.title}
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-slate md:text-lg">{aboutCopy.closing.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <a href={aboutCopy.closing.quote.url} className={getButtonClass('primary', 'large')}>
            {aboutCopy.closing.quote.label}
          </a>
          <PageLink to={aboutCopy.closing.designer.url} className={getButtonClass('outline', 'large')}>
            {aboutCopy.closing.designer.label}
          </PageLink>
        </div>
      </section>
    </>
  )
}

function Story({ section: { id, heading, html } }: { section: TextSection }) {
  return (
    <section aria-labelledby={id} className="mt-14 grid gap-x-16 gap-y-4 md:mt-20 lg:grid-cols-[1fr_2fr]">
      <h2 id={id} className="text-2xl md:text-4xl">
        {heading}
      </h2>
      <Prose html={html} />
    </section>
  )
}

function Cards({ section: { id, heading, html, parts }, isTeam }: { section: TextSection; isTeam: boolean }) {
  return (
    <section
      aria-labelledby={id}
      className={`mt-14 md:mt-20 ${isTeam ? '' : 'on-dark rounded-md bg-river p-6 text-paper md:p-10'}`}
    >
      <h2 id={id} className="text-2xl md:text-4xl">
        {heading}
      </h2>
      <Prose html={html} className="mt-3" />
      <ul className={`mt-6 grid gap-6 ${isTeam ? 'md:grid-cols-3' : 'lg:grid-cols-3'}`}>
        {parts.map((part, index) => (
          <li
            key={part.id}
            className={
              isTeam ? 'bg-paper p-6 shadow-contact' : 'gap-x-8 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr]'
            }
          >
            {isTeam ? <CraftDrawing number={index} /> : <MissionDrawing number={index} />}
            <div>
              <h3 className="mt-4 text-xl md:max-lg:mt-0">{part.heading}</h3>
              <Prose html={part.html} className="mt-2 text-base!" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Drawings for the three parts of the mission: the layers of a vinyl film (quality), a photo that becomes a cut line (customization), and
 * parcels in transit (speed).
 */
const MISSION = ['quality', 'customization', 'speed'] as const

function MissionDrawing({ number }: { number: number }) {
  const name = MISSION[number]
  return (
    name && (
      <img
        src={`/landing/about-${name}.svg`}
        alt=""
        width={480}
        height={280}
        loading="lazy"
        className="h-auto w-full max-md:max-w-sm"
      />
    )
  )
}
