import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { OpenedPage } from './page-module.ts'

const positions = new Map<string, number>()

/** On every change of page: title, scroll position (the top, or where it was when going back) and focus. */
export function useArrival(page: OpenedPage): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const arrivedAt = useRef(page.address)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    document.title = page.module.head(page.props).title
    if (arrivedAt.current === page.address) return
    arrivedAt.current = page.address
    window.scrollTo(0, navigationType === NavigationType.Pop ? (positions.get(key) ?? 0) : 0)
    // Screen readers start reading the new page; a mouse user sees no ring, since main is not a control.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, navigationType, page])
}
