import { useLayoutEffect, useRef } from 'react'
import { useTooltip } from './use-tooltip.ts'

/** The distance in CSS pixels between a tooltip and its anchor or the edge of the screen. */
const GAP_PX = 6

/** Shows tooltips for buttons that have only an icon. A tooltip is a popover, so that it is above open dialogs. */
export function Tooltips() {
  const element = useRef<HTMLDivElement>(null)
  const tooltip = useTooltip(element)

  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    if (shown.matches(':popover-open')) shown.hidePopover()
    if (!tooltip) return
    shown.showPopover()
    place(shown, tooltip.anchor.getBoundingClientRect())
  }, [tooltip])

  return (
    <div
      ref={element}
      popover="manual"
      role="tooltip"
      className="fixed inset-auto m-0 max-w-60 rounded-sm bg-river px-2.5 py-1 text-sm font-semibold text-paper shadow-lifted"
    >
      {tooltip?.text}
    </div>
  )
}

/** Places the tooltip below its anchor, or above it if there is no space, and always on the screen. */
function place(shown: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = shown
  const below = anchor.bottom + GAP_PX
  const top = below + height > window.innerHeight ? anchor.top - GAP_PX - height : below
  const middle = anchor.left + anchor.width / 2 - width / 2
  // The body's width is used instead of the root element's, which includes the space of the hidden scrollbar while a dialog is open.
  const left = Math.max(GAP_PX, Math.min(middle, document.body.clientWidth - width - GAP_PX))
  shown.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  shown.style.left = '0'
  shown.style.top = '0'
}
