import { useState } from 'react'
import { CREDIT_PACKAGES, type CreditPackage } from '../../../domain/credits/packages.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { CreditHistory } from './credit-history.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PackageChoice } from './package-choice.tsx'
import { PaymentCheckNotice, PurchaseSuccessNotice, PendingPaymentNotice } from './purchase-outcome.tsx'
import { useBilling } from './use-billing.ts'
import { useCredits, type CreditState } from './use-credits.ts'
import { useCreditPrice } from './use-credit-price.ts'
import { type StartedCreditPurchase, useCreditPurchase } from './use-credit-purchase.ts'
import { LoadingIndicator } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'

const popular = CREDIT_PACKAGES.find((offer) => offer.popular) ?? CREDIT_PACKAGES[0]

/**
 * The packages and their order form, or the result of a purchase. The packages are the same for everyone; the balance loads for each
 * visitor.
 */
export function CreditsView({ startedId, isCancelled }: StartedCreditPurchase) {
  const [chosen, setChosen] = useState<CreditPackage>(popular)
  const { purchase, buy, lookAgain, reset } = useCreditPurchase({ startedId, isCancelled })
  const credits = useCredits(purchase.state === 'paid' ? purchase.id : null)
  const billing = useBilling(credits)
  const { price, reload } = useCreditPrice(chosen.id, credits.state === 'loading' ? null : billing.place)
  const isShopping =
    purchase.state === 'idle' || purchase.state === 'processing' || purchase.state === 'error'
  return (
    <>
      {isShopping && (
        <>
          <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <p className="max-w-2xl text-slate md:text-lg">{creditsCopy.lead}</p>
            <CreditBalance credits={credits} />
          </div>
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[3fr_minmax(320px,2fr)]">
            {/* On a phone, the notes come after the order summary. */}
            <div className="contents min-w-0 lg:grid lg:gap-8">
              <PackageChoice
                chosen={chosen}
                onChoose={setChosen}
                disabled={purchase.state === 'processing'}
              />
              <div className="max-lg:order-last">
                <CreditNotes
                  imageCredits={credits.state === 'ready' ? (credits.imageModel?.credits ?? null) : null}
                />
              </div>
            </div>
            <OrderSummary
              chosen={chosen}
              isProcessing={purchase.state === 'processing'}
              error={purchase.state === 'error' ? purchase.message : null}
              billing={billing}
              price={price}
              onBuy={(billedTo) => void buy(chosen, billedTo)}
              onReload={reload}
            />
          </div>
        </>
      )}
      {purchase.state === 'asking' && <PaymentCheckNotice purchaseId={startedId} />}
      {purchase.state === 'paid' && <PurchaseSuccessNotice purchase={purchase} onMore={reset} />}
      {purchase.state === 'waiting' && (
        <PendingPaymentNotice paymentUrl={purchase.paymentUrl} onLook={lookAgain} onOther={reset} />
      )}
      {credits.state === 'ready' && credits.entries.length > 0 && <CreditHistory entries={credits.entries} />}
    </>
  )
}

const { balance, packages } = creditsCopy

function CreditBalance({ credits }: { credits: CreditState }) {
  if (credits.state === 'failed') return <p className="text-slate">{balance.failed}</p>
  return (
    <div className="with-scripts border-l-4 border-hi-vis bg-paper px-4 py-2">
      <p className="text-sm text-slate">{balance.label}</p>
      {credits.state === 'loading' ? (
        <LoadingIndicator text={balance.loading}>
          <Skeleton className="my-1 h-6 w-24" />
        </LoadingIndicator>
      ) : (
        <p className="text-xl font-bold tabular-nums">
          {credits.availableCredits} {packages.unit}
        </p>
      )}
    </div>
  )
}

const { imageModel, summary } = creditsCopy

/** Facts to know before buying credits. `imageCredits` is the price of an image-model picture; null if the shop has no model. */
function CreditNotes({ imageCredits }: { imageCredits: number | null }) {
  const notes = imageCredits === null ? summary.notes : [imageModel(imageCredits), ...summary.notes]
  return (
    <ul className="grid gap-3 border-t border-line-strong pt-6 text-slate">
      {notes.map((note) => (
        <li key={note} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-gorge" />
          {note}
        </li>
      ))}
    </ul>
  )
}
