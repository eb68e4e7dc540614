import { useEffect, useRef } from 'react'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { formatMoney, SHOP_CURRENCY } from '../../../domain/money.ts'
import { creditsPage } from '../../../content/credits.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const { summary, packages, errors, imageModel, withoutScripts } = creditsPage

type OrderSummaryProps = {
  chosen: CreditPackage
  isProcessing: boolean
  error: string | null
  /** What a picture of the image model costs; null where there is none. */
  imageCredits: number | null
  onBuy: () => void
}

/** What will be paid, and the button. */
export function OrderSummary({ chosen, isProcessing, error, imageCredits, onBuy }: OrderSummaryProps) {
  const { credits, priceCents } = chosen
  const notes = imageCredits === null ? summary.notes : [imageModel(imageCredits), ...summary.notes]
  return (
    <section
      aria-labelledby="summary"
      className="rounded-md bg-paper p-5 shadow-contact md:p-7 lg:sticky lg:top-28"
    >
      <h2 id="summary" className="text-2xl">
        {summary.title}
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
        <dt>
          {credits} {packages.unit}
        </dt>
        <dd className="text-right">{formatMoney(priceCents)}</dd>
        <dt className="border-t border-line pt-3 text-lg font-bold">
          {summary.total} <span className="text-sm font-normal text-slate">{SHOP_CURRENCY}</span>
        </dt>
        <dd className="text-right border-t border-line pt-3 text-lg font-bold">{formatMoney(priceCents)}</dd>
      </dl>
      {error !== null && <PurchaseError key={error} message={error} />}
      <p className="without-scripts mt-5 border-l-4 border-hi-vis pl-4 text-slate">{withoutScripts}</p>
      <Button
        kind="primary"
        size="large"
        onClick={onBuy}
        disabled={isProcessing}
        className="with-scripts mt-5 w-full [--under:var(--color-paper)]"
      >
        {isProcessing ? summary.processing : summary.complete}
      </Button>
      <ul className="mt-5 grid gap-2 text-sm text-slate">
        {notes.map((note) => (
          <li key={note} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 text-gorge" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Stands above the button, which keeps its place and can be pressed again. */
function PurchaseError({ message }: { message: string }) {
  const element = useRef<HTMLDivElement>(null)
  // On a phone, coming back from the payment page, it is far below the packages.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no way to end an effect.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} role="alert" className="mt-5 border-l-4 border-maple bg-mist p-4">
      <p className="font-bold">{errors.title}</p>
      <p className="mt-1 text-slate">{message}</p>
    </div>
  )
}
