import { useCallback, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { StaticServerHtml } from '../static-server-html.tsx'
import { ViewCartLink } from '../view-cart-link.tsx'
import { MenuDrawerContents } from './menu-drawer-contents.tsx'

const DRAWER_ID = 'menu-drawer'
// Attributes with which the browser itself opens the dialog, before hydration and without scripts. React's types don't have them yet.
const opensDrawer = { commandfor: DRAWER_ID, command: 'show-modal' }

/** The whole menu, for small screens. */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])

  const open = () => {
    // Browsers that support the command attributes open the dialog themselves.
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  return (
    <div className="-ml-2 xl:hidden">
      <button
        type="button"
        aria-label="Menu"
        data-tip=""
        onClick={open}
        className="grid size-12 place-items-center rounded-sm hover:bg-mist"
        {...opensDrawer}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <dialog ref={dialog} id={DRAWER_ID} aria-label="Menu" className="drawer" closedby="any">
        <StaticServerHtml onFollow={close} part={import.meta.env.SSR ? MenuDrawerContents : null} />
        <ViewCartLink onOpen={close} />
      </dialog>
    </div>
  )
}
