// @chunk every-page
import { Children, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { whenIdle } from './when-idle.ts'

type RestOfPageProps = {
  /** For sections of very different heights, which are laid out one by one once the page is calm, wherever they are. */
  uneven?: boolean
  children: ReactNode
}

/**
 * The sections below the first screen. Each is laid out when it comes near the viewport (`content-visibility`), and hydrated in a step of its own.
 * So the first tap need not wait for all of them, and a tapped section hydrates first.
 */
export function RestOfPage({ uneven = false, children }: RestOfPageProps) {
  const rest = useRef<HTMLDivElement>(null)
  useEffect(() => (uneven ? layOutInSteps(rest.current) : undefined), [uneven])
  return (
    <div ref={rest} className="rest-of-page">
      {Children.map(children, (section) => (
        <Suspense fallback={null}>{section}</Suspense>
      ))}
    </div>
  )
}

/** Without it the scroll bar, and screen readers, would rely on estimated heights for good. Returns a function that stops it. */
function layOutInSteps(rest: HTMLElement | null): () => void {
  let ended = false
  const step = () => {
    const next = Array.from(rest?.children ?? []).find((section) => !section.classList.contains(LAID_OUT))
    if (ended || !next) return
    next.classList.add(LAID_OUT)
    whenIdle(step)
  }
  whenIdle(step)
  return () => {
    ended = true
  }
}

/** Styled in app/styles/base.css. */
const LAID_OUT = 'is-laid-out'
