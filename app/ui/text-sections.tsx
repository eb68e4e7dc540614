import { Prose } from './prose.tsx'

type Part = { id: string; heading: string; html: string }
type TextSection = Part & { parts: readonly Part[] }

/** The sections of a text. Their headings have ids, so that links can lead to them. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ id, heading, html, parts }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-0 md:mt-12">
      <h2 id={id} className="mb-4 max-w-[30ch] text-2xl md:text-3xl">
        {heading}
      </h2>
      <Prose html={html} />
      {parts.map((part) => (
        <div key={part.id} className="mt-6">
          <h3 id={part.id} className="mb-2 text-xl">
            {part.heading}
          </h3>
          <Prose html={part.html} />
        </div>
      ))}
    </section>
  ))
}
