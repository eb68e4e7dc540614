import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Wraps a table that may be wider than a phone: the table scrolls sideways instead of the page, and shows a hint. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const [fit, setFit] = useState<'unknown' | 'fits' | 'scrolls'>('unknown')
  useEffect(() => {
    const element = section.current
    if (!element) return
    const measure = () => setFit(element.scrollWidth > element.clientWidth + 1 ? 'scrolls' : 'fits')
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <>
      {fit === 'scrolls' && (
        <p aria-hidden="true" className="mb-1 text-right text-sm text-slate">
          Scroll sideways for more →
        </p>
      )}
      <section
        ref={section}
        // A label makes the section a landmark. A table that fits isn't focusable, so it needs no label.
        aria-label={fit === 'fits' ? undefined : label}
        // The table is focusable if it doesn't fit, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={fit === 'fits' ? undefined : 0}
        className="relative overflow-x-auto"
      >
        {children}
      </section>
    </>
  )
}
