import { useEffect, useRef } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import type { TextPreview } from '../../../../contract/operator/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { TextSections } from '../../../ui/text-sections.tsx'
import { DeadLinksWarning } from '../frame/dead-links-warning.tsx'

const { preview: words } = operatorTextsCopy

type TextChangesPreviewProps = {
  preview: TextPreview
  /** Whether the text is a new post. */
  isNew: boolean
  busy: boolean
  onSave: () => void
  onEdit: () => void
}

/** Shows removed and added words, and the text as customers will read it. */
export function TextChangesPreview({ preview, isNew, busy, onSave, onEdit }: TextChangesPreviewProps) {
  const title = isNew ? words.headingNew : words.heading
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the preview is out of view, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={title} className="mt-3 max-w-4xl bg-paper p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      {!isNew && <ChangedPassages is={preview.is} becomes={preview.becomes} />}
      <DeadLinksWarning addresses={linksOf(preview)} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" disabled={busy} onClick={onSave}>
          {isNew ? words.saveNew : words.save}
        </Button>
        <Button size="small" kind="outline" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
      {!isNew && <h3 className="mt-6 text-lg">{words.page}</h3>}
      <article className="mt-2 border border-line p-4 md:p-8">
        <p className="mb-6 font-display text-3xl">{preview.title}</p>
        <Prose html={preview.lead} className="mb-10" />
        <TextSections sections={preview.sections} />
      </article>
    </section>
  )
}

function linksOf({ lead, sections }: TextPreview): string[] {
  const html = [lead, ...sections.map((section) => section.html)].join('')
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')
  return [...links].map((link) => link.getAttribute('href') ?? '')
}

/** Shows removed paragraphs beside added ones. */
export function ChangedPassages({ is, becomes }: Pick<TextPreview, 'is' | 'becomes'>) {
  return (
    <dl className="mt-2 grid gap-3 text-sm md:grid-cols-2">
      {[
        { title: words.removed, lines: is, look: 'text-slate line-through decoration-line-strong' },
        { title: words.added, lines: becomes, look: 'font-semibold' },
      ].map(({ title, lines, look }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd>
            {lines.length === 0 ? (
              <p className="text-slate">{words.none}</p>
            ) : (
              lines.map((line, at) => (
                <p key={at} className={`mt-1 wrap-anywhere ${look}`}>
                  {line}
                </p>
              ))
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
