import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Wraps a table that may be wider than a phone: the table scrolls sideways, not the page, and a hint says so. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element) return
    const measure = () => setHasMore(element.scrollWidth > element.clientWidth + 1)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <>
      {hasMore && (
        <p aria-hidden="true" className="mb-1 text-right text-sm text-slate">
          Scroll sideways for more →
        </p>
      )}
      <section
        ref={section}
        aria-label={label}
        // Makes the table focusable, so that the keyboard can scroll it sideways.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        {children}
      </section>
    </>
  )
}
