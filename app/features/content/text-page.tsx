import type { PageText } from '../../../contract/content.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { Prose } from '../../ui/prose.tsx'
import { TextHeader } from './text-header.tsx'
import { TextSections } from '../../ui/text-sections.tsx'

/** A long text with its table of contents. Used for policies and guides; guides have a picture. */
export function TextPage({ text, standfirst }: { text: PageText; standfirst?: string }) {
  return (
    <article>
      <TextHeader picture={text.picture}>
        <h1 className="text-3xl md:text-5xl">{text.title}</h1>
        {standfirst && <p className="mt-4 max-w-2xl text-slate md:text-xl">{standfirst}</p>}
      </TextHeader>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <aside className="self-start lg:sticky lg:top-32 lg:order-last">
          <TableOfContents sections={text.sections} />
        </aside>
        <div className="min-w-0">
          <Prose html={text.lead} className="mb-10" />
          <TextSections sections={text.sections} />
        </div>
      </div>
    </article>
  )
}
