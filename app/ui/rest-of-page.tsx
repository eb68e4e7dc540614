// @chunk every-page
import { Children, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { runWhenIdle } from './when-idle.ts'

type RestOfPageProps = {
  /**
   * Whether the sections have very different heights. They are then laid out one by one when the page is idle, even if they aren't near the
   * viewport.
   */
  uneven?: boolean
  children: ReactNode
}

/**
 * The sections that are reached by scrolling. The browser lays out a section when it comes near the viewport (`content-visibility`), and
 * React hydrates each section separately. The first tap therefore doesn't wait for all sections, and a tapped section hydrates first.
 */
export function BelowFold({ uneven = false, children }: RestOfPageProps) {
  const rest = useRef<HTMLDivElement>(null)
  useEffect(() => (uneven ? layOutInSteps(rest.current) : undefined), [uneven])
  return (
    <div ref={rest} className="rest-of-page">
      <SeparatelyHydratedSections>{children}</SeparatelyHydratedSections>
    </div>
  )
}

/** Sections that React hydrates separately, one after the other. */
export function SeparatelyHydratedSections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense fallback={null}>{section}</Suspense>)
}

/**
 * Lays out the sections one by one while the page is idle. Until a section is laid out, the scroll bar and screen readers use its estimated
 * height. Returns a function that stops the work.
 */
function layOutInSteps(rest: HTMLElement | null): () => void {
  let ended = false
  const step = () => {
    const next = Array.from(rest?.children ?? []).find((section) => !section.classList.contains(LAID_OUT))
    if (ended || !next) return
    next.classList.add(LAID_OUT)
    runWhenIdle(step)
  }
  runWhenIdle(step)
  return () => {
    ended = true
  }
}

/** The class of a section that has been laid out. Its style is in app/styles/base.css. */
const LAID_OUT = 'is-laid-out'
