import { type RefObject, useEffect, useState } from 'react'
import { computeTooltipDelay } from './tooltip-delay.ts'

export type Tooltip = { anchor: Element; text: string }

/** Selects elements with a tooltip. Its text is the value of `data-tip`, or else the element's accessible name. */
const ANCHOR_SELECTOR = '[data-tip]'
/**
 * A tooltip stays open while the pointer is at most this far from the tooltip (in CSS pixels), so that the pointer can cross the gap
 * between the button and the tooltip (WCAG 1.4.13).
 */
const REACH_PX = 8

/** Returns the tooltip of the element that is pointed at or focused. `shown` is the element that displays the tooltip. */
export function useTooltip(shown: RefObject<HTMLElement | null>): Tooltip | null {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  useEffect(() => {
    let pointedAt: Element | null = null
    let isOpen = false
    let closedAt = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined

    const open = (anchor: Element) => {
      isOpen = true
      setTooltip({ anchor, text: textOf(anchor) })
    }
    const close = () => {
      clearTimeout(timer)
      if (isOpen) closedAt = performance.now()
      isOpen = false
      setTooltip(null)
    }
    const point = (anchor: Element | null) => {
      if (anchor === pointedAt) return
      pointedAt = anchor
      close()
      if (anchor) timer = setTimeout(open, computeTooltipDelay(performance.now() - closedAt), anchor)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || (isOpen && isAround(shown.current, event))) return
      point(anchorOf(event.target))
    }
    const focus = ({ target }: FocusEvent) => {
      close()
      const anchor = anchorOf(target)
      if (anchor?.matches(':focus-visible')) open(anchor)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }

    // This code loads when an element with a tooltip is pointed at or focused. The tooltip of that element therefore opens at once.
    point(document.querySelector(`${ANCHOR_SELECTOR}:hover, ${ANCHOR_SELECTOR}:focus-visible`))
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('pointerdown', close, { signal })
    document.addEventListener('scroll', close, { signal, passive: true })
    document.addEventListener('keydown', escape, { signal })
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [shown])
  return tooltip
}

const anchorOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(ANCHOR_SELECTOR) : null

const textOf = (anchor: Element): string =>
  anchor.getAttribute('data-tip') || anchor.getAttribute('aria-label') || (anchor.textContent ?? '').trim()

function isAround(element: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (
    clientX >= left - REACH_PX &&
    clientX <= right + REACH_PX &&
    clientY >= top - REACH_PX &&
    clientY <= bottom + REACH_PX
  )
}
