import { type RefObject, useEffect, useRef } from 'react'
import { socialProofCopy } from '../../../content/social-proof.ts'
import type { SocialProof } from '../../../contract/social-proof.ts'
import { Icon } from '../../ui/icon.tsx'
import { setLiveUpdates, useLiveUpdates } from './live-updates.ts'
import { PurchaseText } from './purchase-text.tsx'
import { useSocialProof } from './use-social-proof.ts'
import { useTimedToast } from './use-timed-toast.ts'

/** Shows recent orders one at a time, each for a moment. Shows nothing if there are none, or if the visitor has switched updates off. */
export function PurchaseToast() {
  const live = useLiveUpdates()
  const proof = useSocialProof()
  return live && proof && proof.purchases.length > 0 ? <Toast proof={proof} /> : null
}

/** A toast with a recent order. It isn't a live region, because a recent order isn't worth interrupting a screen reader. */
function Toast({ proof: { purchases, sample } }: { proof: SocialProof }) {
  const box = useRef<HTMLElement>(null)
  const { at, shown, hide, hold } = useTimedToast(box)
  useKeys(box, shown, hide)
  const purchase = purchases[at % purchases.length]
  if (!purchase) return null
  return (
    <section
      ref={box}
      aria-label={socialProofCopy.toast.label}
      className={`pointer-events-none fixed bottom-20 left-4 z-30 w-[min(26rem,calc(100vw-2rem))] rounded-md bg-paper shadow-lifted transition-[opacity,translate,visibility] md:bottom-4 print:hidden ${shown ? '' : 'invisible translate-y-4 opacity-0'}`}
    >
      <div
        onPointerEnter={() => hold({ pointer: true })}
        onPointerLeave={() => hold({ pointer: false })}
        onFocus={() => hold({ focus: true })}
        onBlur={() => hold({ focus: false })}
        className={`flex items-center gap-3 p-3 ${shown ? 'pointer-events-auto' : ''}`}
      >
        <PurchaseText purchase={purchase} sample={sample} />
        <button
          type="button"
          aria-label={socialProofCopy.toast.close}
          onClick={() => setLiveUpdates(false)}
          className="grid size-9 place-items-center"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </section>
  )
}

/** Moves the focus to the toast on F8, unless one of the shop's own toasts is open, and moves it back on Escape. */
function useKeys(box: RefObject<HTMLElement | null>, shown: boolean, hide: () => void) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!shown) return undefined
    const follow = ({ key }: KeyboardEvent) => {
      if (key === 'F8' && !document.querySelector('.toast-region:popover-open')) {
        before.current = document.activeElement
        box.current?.querySelector('a')?.focus()
      }
      if (key !== 'Escape' || !box.current?.contains(document.activeElement)) return
      hide()
      if (before.current instanceof HTMLElement) before.current.focus()
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  })
}
