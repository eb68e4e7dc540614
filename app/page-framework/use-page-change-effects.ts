// @chunk every-page
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { formatDocumentTitle } from '../../domain/settings/document-title.ts'
import { isUrlWrittenByPage } from './written-url.ts'
import type { OpenedPage } from './page-module.ts'
import { findFocusTarget } from './same-page-state.ts'

const positions = new Map<string, number>()

/**
 * After every change of page, sets the title, the focus and the scroll position (the top, or the earlier position when going back).
 * `onShown` is called once for each page shown, and has to be the same function on every render.
 */
export function usePageChangeEffects(page: OpenedPage, onShown: (location: Location) => void): void {
  const { key, state, pathname, search, hash } = useLocation()
  const address = pathname + search
  // While the next page loads, the previous page stays visible although the URL has already changed. The scroll position of the previous
  // page mustn't be stored for the next page.
  const isInSight = page.address === address || isUrlWrittenByPage(address)
  const navigationType = useNavigationType()
  const arrivedAt = useRef<string | null>(null)
  const owedFocus = useRef<string | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (!isInSight) return
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      // The scroll position is stored now, because the last scroll event may not have fired yet.
      remember()
      window.removeEventListener('scroll', remember)
    }
  }, [key, isInSight])

  useEffect(() => {
    document.title = formatDocumentTitle(page.module.getHead(page.props).title)
    if (arrivedAt.current === page.address) {
      // The complete page has replaced its skeleton. If the visitor has moved the focus in the meantime, it stays there.
      if (document.activeElement === document.body) owedFocus.current = focusNowOrLater(owedFocus.current)
      return
    }
    const isFirst = arrivedAt.current === null
    arrivedAt.current = page.address
    onShown(window.location)
    // For the document's first page, the browser has already set the scroll position and the focus.
    if (isFirst) return
    const focus = navigationType === NavigationType.Pop ? null : findFocusTarget(state)
    owedFocus.current = focusNowOrLater(focus)
    if (focus !== null) return
    if (navigationType === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0)
    else if (!scrollToPlace(hash)) window.scrollTo(0, 0)
    // The focus moves to main, so that screen readers read the new page. Mouse users see no focus ring, because main isn't a control.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, navigationType, page, state, hash, onShown])
}

/** Focuses the element with this id. Returns the id if there is no such element yet. */
function focusNowOrLater(id: string | null): string | null {
  const element = id === null ? null : document.getElementById(id)
  element?.focus({ preventScroll: true })
  return element ? null : id
}

/** Scrolls to the element named in the URL's fragment; returns false if there is none. */
function scrollToPlace(hash: string): boolean {
  const place = hash === '' ? null : document.getElementById(hash.slice(1))
  place?.scrollIntoView()
  return place !== null
}
