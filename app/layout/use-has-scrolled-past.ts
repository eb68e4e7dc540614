import { useEffect, useState } from 'react'

/** Returns whether the page is scrolled by more than `threshold` pixels. */
export function useHasScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [threshold])
  return past
}
