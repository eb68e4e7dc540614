import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getCurrentToast, dismissToast, type Toast, watchToasts } from '../browser/toasts.ts'
import { Icon } from '../ui/icon.tsx'

/** The time in ms for which a toast is visible, and the length in px of a swipe that dismisses it (specification, section 9). */
const DURATION_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

/** Shows toasts, one at a time. F8 moves the focus to the toast. */
export function Toaster() {
  const toast = useSyncExternalStore(watchToasts, getCurrentToast, () => null)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', focusOnF8)
    return () => window.removeEventListener('keydown', focusOnF8)
  }, [])

  // The toast is a popover, so that it is above open dialogs: the toast "Added to cart" appears together with the cart.
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toast) element.showPopover()
  }, [toast])

  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="toast-region"
    >
      <output className="block" aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </output>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const swipe = useSwipe(() => dismissToast(toast.id))

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id])

  return (
    <div
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`flex touch-pan-y items-start select-none gap-3 rounded-md p-4 pr-2 text-paper shadow-lifted ${toast.style === 'destructive' ? 'bg-maple' : 'bg-river'}`}
    >
      <div className="flex-1 py-1">
        <p className="font-bold">{toast.title}</p>
        {toast.text && <p className="text-sm">{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.run()
          }}
          className="min-h-9 px-2 font-bold underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
        className="grid size-9 place-items-center"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

/** Calls `onSwipe` when a pointer that was pressed on the toast has moved sideways far enough. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null)
  const end = () => {
    startX.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      // Touches are always captured by the element on which they start. The mouse isn't captured on the button, because that would prevent
      // clicks on it.
      if (onButton && event.pointerType === 'mouse') return
      startX.current = event.clientX
      if (!onButton) event.currentTarget.setPointerCapture(event.pointerId)
    },
    // The distance is checked while the pointer moves, because the pointer may be outside the toast when it is released.
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null && Math.abs(event.clientX - startX.current) > SWIPE_THRESHOLD_PX) onSwipe()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  }
}
