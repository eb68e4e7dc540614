import { type RefObject, useEffect, useState } from 'react'

/** Height of the bar that would cover the element, with some room. */
const BAR_PX = 168

/** Whether the end of an element is, or was, above a bar at the foot of the screen: until then the bar would lie over it. */
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
