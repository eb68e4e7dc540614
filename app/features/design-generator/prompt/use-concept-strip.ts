import { useEffect, useRef } from 'react'

/** Milliseconds without movement after which a strip counts as settled, because not every phone fires `scrollend`. */
const SCROLL_END_DELAY_MS = 140

/**
 * Keeps a swiped strip of cards and the choice in sync. Swiping chooses the card at which the strip comes to rest. A card that is chosen by
 * key or tap scrolls into view. If all cards are visible at once, the strip doesn't scroll.
 */
export function useConceptStrip(chosen: number, choose: (index: number) => void) {
  const strip = useRef<HTMLDivElement>(null)
  const atRest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(atRest.current), [])
  useEffect(() => {
    const element = strip.current
    if (!element || !isSwiped(element) || nearestCard(element) === chosen) return
    element.scrollTo({ left: offsetsOf(element)[chosen] ?? 0 })
  }, [chosen])
  const onScroll = () => {
    clearTimeout(atRest.current)
    atRest.current = setTimeout(() => {
      const element = strip.current
      if (!element || !isSwiped(element)) return
      const shown = nearestCard(element)
      if (shown !== chosen) choose(shown)
    }, SCROLL_END_DELAY_MS)
  }
  return { strip, onScroll }
}

const isSwiped = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth + 1

/** Returns each card's scroll position, in px. */
function offsetsOf(strip: HTMLElement): number[] {
  const cards = [...strip.children].map((card) => card.getBoundingClientRect().left)
  const [first = 0] = cards
  return cards.map((left) => Math.min(left - first, strip.scrollWidth - strip.clientWidth))
}

function nearestCard(strip: HTMLElement): number {
  const distances = offsetsOf(strip).map((offset) => Math.abs(offset - strip.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
