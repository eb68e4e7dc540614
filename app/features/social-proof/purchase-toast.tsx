import { useEffect, useRef, useState } from 'react'
import { proofWords } from '../../../content/social-proof.ts'
import type { SocialProof } from '../../../contract/social-proof.ts'
import { TOAST_EVERY, TOAST_STAYS } from '../../../domain/social-proof/timing.ts'
import { Icon } from '../../ui/icon.tsx'
import { isInTheWay } from './in-the-way.ts'
import { setLive, useLive } from './live-updates.ts'
import { PurchaseText } from './purchase-text.tsx'
import { useSocialProof } from './use-social-proof.ts'

/** What was ordered lately, one at a time for a moment; nothing where nothing was, and where somebody wants none of it. */
export function PurchaseToast() {
  const live = useLive()
  const proof = useSocialProof()
  return live && proof && proof.purchases.length > 0 ? <Toast proof={proof} /> : null
}

// The next page goes on where this one ends.
let next = 0

/** No live region: it tells nothing that a screen reader should interrupt for. */
function Toast({ proof: { purchases, sample } }: { proof: SocialProof }) {
  const box = useRef<HTMLElement>(null)
  const { at, shown, hide, hold } = useShown(box)
  useKeys(box, shown, hide)
  const purchase = purchases[at % purchases.length]
  if (!purchase) return null
  return (
    <section
      ref={box}
      aria-label={proofWords.toast.label}
      className={`pointer-events-none fixed bottom-20 left-4 z-30 w-[min(26rem,calc(100vw-2rem))] rounded-md bg-paper p-3 shadow-lifted transition-[opacity,translate,visibility] md:bottom-4 print:hidden ${shown ? '' : 'invisible translate-y-4 opacity-0'}`}
    >
      <div
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        className="flex items-center gap-3"
      >
        <PurchaseText purchase={purchase} sample={sample} />
        <button
          type="button"
          aria-label={proofWords.toast.close}
          onClick={() => setLive(false)}
          className="pointer-events-auto grid size-9 place-items-center"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </section>
  )
}

type Box = { readonly current: HTMLElement | null }

/** Shown at each turn for its time, longer while it is held; not at a turn at which it would be in the way. */
function useShown(box: Box) {
  const [at, setAt] = useState(next)
  const [shown, setShown] = useState(false)
  const [held, hold] = useState(false)
  useEffect(() => {
    const come = () => {
      if (document.visibilityState !== 'visible' || !box.current || isInTheWay(box.current)) return
      setAt(next)
      next += 1
      setShown(true)
    }
    const first = setTimeout(come)
    const timer = setInterval(come, TOAST_EVERY)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [box])
  useEffect(() => {
    if (!shown || held) return undefined
    const timer = setTimeout(() => setShown(false), TOAST_STAYS)
    return () => clearTimeout(timer)
  }, [shown, held])
  useEffect(() => {
    if (!shown) return undefined
    const look = () => {
      if (box.current && isInTheWay(box.current)) setShown(false)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [shown, box])
  return { at, shown, hide: () => setShown(false), hold }
}

/** F8 leads to it, as to the shop's own messages, which come first; Escape leads back. */
function useKeys(box: Box, shown: boolean, hide: () => void) {
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
