import { type RefObject, useEffect, useState } from 'react'

/** The height of the bar that would cover the element, plus some space. */
const BAR_PX = 168

/**
 * Returns whether the end of an element is above the bar at the bottom of the screen, or has been scrolled past. Otherwise, the bar stays
 * hidden, because it would cover the element.
 */
export function useHasRead(element: RefObject<HTMLElement | null>): boolean {
  const [hasRead, setHasRead] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setHasRead(last.isIntersecting || last.boundingClientRect.top < 0)
      },
      { rootMargin: `0px 0px -${BAR_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasRead
}
