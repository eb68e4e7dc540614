import { useState } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import {
  BANNER_CREDIT_PACKS,
  type CreditPackage,
  PROFESSIONAL_DESIGN_CREDITS,
} from '../../../../domain/credits/packages.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { trackEvent } from '../../../browser/analytics.ts'
import { toCreditSaleItem } from '../../../browser/shop-calls/credits/follow-purchase.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const words = bannerDesignerCopy.dialog

/** Offers the credit packs. Billing and payment are on other pages, which lead back to the banner designer. */
export function CreditsDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<CreditPackage>(BANNER_CREDIT_PACKS[0])
  const goOn = () => {
    trackEvent({ event: 'credit_purchase_start', ...toCreditSaleItem(chosen) })
    window.location.assign(`/credits/review?package=${chosen.id}`)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="mt-2 text-slate">{words.text}</p>
      <fieldset className="mt-4 grid gap-3">
        <legend className="sr-only">{words.title}</legend>
        {BANNER_CREDIT_PACKS.map((pack) => (
          <ChoiceCard
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
      <p className="mt-4 text-sm text-slate">{words.note}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="primary" onClick={goOn} className="grow [--under:var(--color-paper)]">
          {words.buy}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
