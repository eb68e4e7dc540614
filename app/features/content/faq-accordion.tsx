// @chunk page-parts
import { useEffect } from 'react'
import type { TextSection } from '../../../contract/content.ts'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'

/**
 * A list of questions that are opened one at a time. The questions share a `name`, so the browser closes the open one when another is
 * opened. The question named in the URL is open at first.
 */
export function FaqAccordion({ questions }: { questions: readonly TextSection[] }) {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1))
    if (named instanceof HTMLDetailsElement) named.open = true
  }, [])
  return (
    <div className="border-t border-line-strong">
      {questions.map(({ id, heading, html }) => (
        <details key={id} id={id} name="faq" className="group border-b border-line-strong">
          <summary className="flex list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal group-hover:text-gorge md:text-xl">
              {heading}
            </h2>
            <Icon
              name="plus"
              className="size-6 text-gorge transition-transform group-open:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <Prose html={html} className="pb-6" />
        </details>
      ))}
    </div>
  )
}
