import { type RefObject, useEffect, useState } from 'react'

/** The height in pixels of the bar at the bottom of the screen, with some space above it. */
const BAR_HEIGHT_PX = 168

/**
 * Returns whether the end of an element is far enough up the screen for the bar at the bottom not to cover it. Until then, the bar stays
 * hidden.
 */
export function useHasReachedEnd(element: RefObject<HTMLElement | null>): boolean {
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
