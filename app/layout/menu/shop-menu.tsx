import { type MouseEvent, useCallback, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { StaticServerHtml } from '../static-server-html.tsx'
import { ShopMenuPanel } from './shop-menu-panel.tsx'

const PANEL_ID = 'shop-menu'

/**
 * The shop menu's button and its panel. The panel is a popover: the browser opens it, and closes it on Escape and on a click outside, even
 * without scripts. This code only closes it when the mouse leaves it and when a link is followed.
 */
export function ShopMenu({ label, className }: { label: string; className: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => panel.current?.hidePopover(), [])

  const closeUnlessOnButton = (event: MouseEvent) => {
    const target = event.relatedTarget
    if (!(target instanceof Node) || !button.current?.contains(target)) close()
  }
  return (
    <>
      <button ref={button} type="button" popoverTarget={PANEL_ID} className={className}>
        {label}
        <Icon name="chevron" className="size-3.5" />
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" onMouseLeave={closeUnlessOnButton} className="shop-menu">
        <StaticServerHtml onFollow={close} part={import.meta.env.SSR ? ShopMenuPanel : null} />
      </div>
    </>
  )
}
