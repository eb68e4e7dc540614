import { type RefObject, useEffect, useState } from 'react'

/** What must never be covered: what is pressed or filled in. Taller things (a card that is a link) may be. */
const CONTROLS = 'a, button, input, select, textarea, label, summary'
const TALLEST_CONTROL = 100
const LONGEST_PRICE_LINE = 60
/** How long after the last movement is looked: the page stands still then. */
const STILL_MS = 120

/** Whether a fixed element, where the page stands now, lies over a control or a price. */
export function useCoversControl(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setCovers(element.current !== null && liesOverControl(element.current))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, STILL_MS)
    }
    wait()
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('resize', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
    }
  }, [element])
  return covers
}

function liesOverControl(element: HTMLElement): boolean {
  const own = element.getBoundingClientRect()
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  return parts.some((across) =>
    [0.05, 0.5, 0.95].some((down) =>
      document
        .elementsFromPoint(own.left + own.width * across, own.top + own.height * down)
        .some((below) => !element.contains(below) && mustBeSeen(below, own)),
    ),
  )
}

function mustBeSeen(below: Element, own: DOMRect): boolean {
  const control = below.closest(CONTROLS)
  if (control !== null) {
    const { top, bottom, left, right, height } = control.getBoundingClientRect()
    if (
      height <= TALLEST_CONTROL &&
      top < own.bottom &&
      bottom > own.top &&
      left < own.right &&
      right > own.left
    )
      return true
  }
  const text = below.textContent ?? ''
  return text.length <= LONGEST_PRICE_LINE && /\$\d/.test(text)
}
