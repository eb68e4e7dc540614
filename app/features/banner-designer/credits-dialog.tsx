import { useEffect, useRef, useState } from 'react'
import { bannerPage } from '../../../content/custom-banner-designer.ts'
import {
  BANNER_CREDIT_PACKS,
  type CreditPackage,
  PROFESSIONAL_DESIGN_CREDITS,
} from '../../../domain/credits/packages.ts'
import { formatMoney } from '../../../domain/money.ts'
import { track } from '../../browser/analytics.ts'
import { creditSale } from '../../browser/shop-calls/credits/follow-purchase.ts'
import { startPurchase } from '../../browser/shop-calls/credits/start-purchase.ts'
import { showToast } from '../../browser/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { OptionCard } from './option-card.tsx'

const words = bannerPage.dialog

/** The packs of this page. Paid on the provider's page; the way back leads here. */
export function CreditsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<CreditPackage>(BANNER_CREDIT_PACKS[0])
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const buy = async () => {
    setError(null)
    setBusy(true)
    track({ event: 'credit_purchase_start', ...creditSale(chosen) })
    const begun = await startPurchase(chosen)
    if (begun.ok && begun.next === 'pay') return window.location.assign(begun.paymentUrl)
    setBusy(false)
    if (begun.ok) {
      track({ event: 'credit_purchase_success', ...creditSale(chosen) })
      showToast({ ...words.bought, style: 'plain' })
      return onClose()
    }
    track({ event: 'credit_purchase_error', reason: begun.reason })
    setError(begun.message ?? (begun.reason === 'no-cookies' ? words.errors.cookies : words.errors.offline))
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="credits-dialog-title"
      onClose={onClose}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-md bg-paper p-6 text-river shadow-lifted backdrop:bg-river/60"
    >
      <h2 id="credits-dialog-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 text-slate">{words.text}</p>
      <fieldset disabled={isBusy} className="mt-4 grid gap-3">
        <legend className="sr-only">{words.title}</legend>
        {BANNER_CREDIT_PACKS.map((pack) => (
          <OptionCard
            key={pack.id}
            name="credit-pack"
            title={words.pack(pack.credits)}
            text={words.designs(Math.floor(pack.credits / PROFESSIONAL_DESIGN_CREDITS))}
            note={formatMoney(pack.priceCents)}
            checked={pack.id === chosen.id}
            onChoose={() => setChosen(pack)}
          />
        ))}
      </fieldset>
      {error !== null && (
        <p role="alert" className="mt-4 border-l-4 border-maple bg-mist p-3 text-sm font-semibold">
          {error}
        </p>
      )}
      <p className="mt-4 text-sm text-slate">{words.note}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          kind="primary"
          disabled={isBusy}
          onClick={() => void buy()}
          className="grow [--under:var(--color-paper)]"
        >
          {isBusy ? words.busy : words.buy}
        </Button>
        <Button kind="outline" onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  )
}
