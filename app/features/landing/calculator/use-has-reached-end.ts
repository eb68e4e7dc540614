import { type RefObject, useEffect, useState } from 'react'

/** The height in pixels of the bar at the bottom of the screen, with some space above it. */
const BAR_HEIGHT_PX = 168

/**
 * Returns whether the visitor has scrolled past the end of an element. Until then, the bar at the bottom of the screen stays hidden,
 * because it would cover the element.
 */
export function useHasScrolledToEnd(element: RefObject<HTMLElement | null>): boolean {
  const [hasRead, setHasRead] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setHasRead(last.isIntersecting || last.boundingClientRect.top < 0)
      },
      { rootMargin: `0px 0px -${BAR_HEIGHT_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasRead
}
