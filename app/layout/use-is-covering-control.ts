import { type RefObject, useEffect, useState } from 'react'

/** Selects controls that mustn't be covered. Controls taller than MAX_CONTROL_HEIGHT_PX, such as a card that is a link, may be covered. */
const CONTROL_SELECTOR = 'a, button, input, select, textarea, label, summary'
const MAX_CONTROL_HEIGHT_PX = 100
const HEADING_SELECTOR = 'h1, h2'
const LONGEST_PRICE_LINE = 60
/** The check runs this many milliseconds after the last scroll event, when the page has stopped moving. */
const STILL_MS = 120

/** Whether a fixed element covers a control, a price or a section's heading at the current scroll position. */
export function useIsCoveringControl(element: RefObject<HTMLElement | null>): boolean {
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
    // The page's size is watched too, because controls move without scrolling when a panel opens or a picture loads.
    const content = new ResizeObserver(wait)
    content.observe(document.body)
    // Watches for bars that appear or disappear at the bottom of the screen. They move the button without changing the size of the page.
    const bars = new MutationObserver(wait)
    bars.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      content.disconnect()
      bars.disconnect()
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
    }
  }, [element])
  return covers
}

/** The distance in pixels around the button that has to be free of controls. */
const CLEARANCE_PX = 4
/**
 * The positions of sample points across the button, as fractions of its size. They are closer together than the height of a line or the
 * width of a short link.
 */
const PROBE_X_SHARES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
const PROBE_Y_SHARES = [0, 0.25, 0.5, 0.75, 1]

function liesOverControl(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const own = {
    left: left - CLEARANCE_PX,
    top: top - CLEARANCE_PX,
    right: right + CLEARANCE_PX,
    bottom: bottom + CLEARANCE_PX,
  }
  const at = (from: number, to: number, part: number) => from + (to - from) * part
  return PROBE_X_SHARES.some((across) =>
    PROBE_Y_SHARES.some((down) =>
      document
        .elementsFromPoint(at(own.left, own.right, across), at(own.top, own.bottom, down))
        .some((below) => !element.contains(below) && mustBeSeen(below, own)),
    ),
  )
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

function mustBeSeen(below: Element, own: Box): boolean {
  const control = below.closest(CONTROL_SELECTOR)
  if (control !== null) {
    const box = control.getBoundingClientRect()
    if (box.height <= MAX_CONTROL_HEIGHT_PX && overlaps(box, own)) return true
  }
  const heading = below.closest(HEADING_SELECTOR)
  if (heading !== null && isTextWithin(heading, own)) return true
  const text = below.textContent ?? ''
  return text.length <= LONGEST_PRICE_LINE && /\$\d/.test(text)
}

const overlaps = (one: Box, other: Box): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left

/** Whether a line of the element's text overlaps the box. The element itself is often much wider than its text. */
function isTextWithin(element: Element, box: Box): boolean {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].some((line) => overlaps(line, box))
}
