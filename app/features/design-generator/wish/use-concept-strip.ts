import { useEffect, useRef } from 'react'

/** ms without movement after which a strip has come to rest: not every phone says so by `scrollend`. */
const AT_REST_AFTER = 140

/**
 * Keeps a strip that is swiped and the choice in step: a card that comes to rest in sight is chosen, and one that is chosen otherwise, by
 * key or tap, comes into sight. Where the cards stand side by side there is nothing to swipe.
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
    }, AT_REST_AFTER)
  }
  return { strip, onScroll }
}

const isSwiped = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth + 1

/** How far the strip is scrolled when a card stands at its beginning, in px. */
function offsetsOf(strip: HTMLElement): number[] {
  const cards = [...strip.children].map((card) => card.getBoundingClientRect().left)
  const [first = 0] = cards
  return cards.map((left) => Math.min(left - first, strip.scrollWidth - strip.clientWidth))
}

function nearestCard(strip: HTMLElement): number {
  const distances = offsetsOf(strip).map((offset) => Math.abs(offset - strip.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
