import { type RefObject, useEffect, useState } from 'react'

/** The room that an element has inside, in CSS pixels; null until it is measured. */
export function useArea(element: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [area, setArea] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    // The border box does not change when scrollbars come, which would otherwise chase themselves.
    const measure = () => setArea({ width: observed.offsetWidth, height: observed.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return area
}
