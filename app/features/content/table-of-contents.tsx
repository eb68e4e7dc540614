import type { TextSection } from '../../../contract/content.ts'

/** A text's headings as links, with a ruler drawn beside them. */
export function TableOfContents({ sections }: { sections: readonly TextSection[] }) {
  if (sections.length < 3) return null
  return (
    <nav aria-label="On this page" className="ruler-upright pl-6">
      <p className="text-sm font-semibold text-slate">On this page</p>
      <ol className="mt-2 text-[15px]">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 hover:text-gorge hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
