import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { trackClicksAndPageExits } from '../browser/analytics.ts'
import { loadCartStore, onCartOpeningAnnounced, onCartOpened } from '../browser/cart/use-cart.ts'
import { loadRemainingStyles } from '../page-framework/page-styles.ts'
import { watchToasts } from '../browser/toasts.ts'
import { runWhenIdle } from '../ui/when-idle.ts'

type DrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/**
 * The cart drawer and the toasts, each loaded when first needed. While the drawer is open, toasts are rendered inside it, because a modal
 * dialog makes everything outside it inert.
 */
export function Overlays() {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const makeReady = () => void loadDrawer().then(([{ CartDrawer }]) => setDrawer(() => CartDrawer))
    const forgetExpected = onCartOpeningAnnounced(() => runWhenIdle(makeReady))
    const forgetOpened = onCartOpened(() => {
      setOpen(true)
      makeReady()
    })
    return () => {
      forgetExpected()
      forgetOpened()
    }
  }, [])
  useEffect(trackClicksAndPageExits, [])
  useEffect(
    () => watchToasts(() => void import('./toaster.tsx').then((module) => setToaster(() => module.Toaster))),
    [],
  )

  const toaster = Toaster ? <Toaster /> : null
  if (!Drawer) return toaster
  return (
    <>
      <Drawer open={open} onClose={() => setOpen(false)}>
        {open && toaster}
      </Drawer>
      {!open && toaster}
    </>
  )
}

const loadDrawer = () =>
  Promise.all([import('./cart-drawer/cart-drawer.tsx'), loadCartStore(), loadRemainingStyles()])
