import { type ReactNode, useEffect, useRef } from 'react'
import { creditsCopy } from '../../../content/credits.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import type { PurchaseProgress } from './use-credit-purchase.ts'

const { asking, success, waiting, packages } = creditsCopy

/** Shown while the shop asks the payment provider about the purchase. */
export function PaymentCheckNotice({ purchaseId }: { purchaseId: string | null }) {
  return (
    <Sheet title={asking.title}>
      <output className="with-scripts max-w-md text-slate">{asking.text}</output>
      <p className="without-scripts max-w-md text-slate">
        <a href={`/credits/purchases/${purchaseId ?? ''}`} className="text-link">
          {asking.withoutScripts}
        </a>
      </p>
    </Sheet>
  )
}

type PurchaseSuccessProps = { purchase: Extract<PurchaseProgress, { state: 'paid' }>; onMore: () => void }

/** Shows the new balance and the next steps. */
export function PurchaseSuccessNotice({ purchase, onMore }: PurchaseSuccessProps) {
  return (
    <Sheet title={success.title} isNews>
      <p className="text-slate">{success.added(purchase.credits)}</p>
      <p className="text-xl">
        {success.balance}:{' '}
        <strong className="tabular-nums">
          {purchase.newTotalCredits} {packages.unit}
        </strong>
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {success.links.map(({ label, url }, index) => (
          <PageLink key={url} to={url} className={getButtonClass(index === 0 ? 'primary' : 'outline')}>
            {label}
          </PageLink>
        ))}
        {purchase.receiptPath !== null && (
          <a href={purchase.receiptPath} className={getButtonClass('outline')}>
            {success.receipt}
          </a>
        )}
        <Button kind="outline" onClick={onMore}>
          {success.more}
        </Button>
      </div>
    </Sheet>
  )
}

type WaitingProps = { paymentUrl: string | null; onLook: () => void; onOther: () => void }

/** Shown while the purchase isn't confirmed, because the payment provider hasn't said yet whether the buyer has paid. */
export function PendingPaymentNotice({ paymentUrl, onLook, onOther }: WaitingProps) {
  return (
    <Sheet title={waiting.title} isNews>
      <p className="max-w-md text-slate">{waiting.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {paymentUrl !== null && (
          <a href={paymentUrl} className={getButtonClass('primary')}>
            {waiting.pay}
          </a>
        )}
        <Button kind="outline" onClick={onLook}>
          {waiting.again}
        </Button>
        <Button kind="outline" onClick={onOther}>
          {waiting.other}
        </Button>
      </div>
    </Sheet>
  )
}

type SheetProps = {
  title: string
  /** Whether this is the result that the visitor has been waiting for. The heading then gets the focus. */
  isNews?: boolean
  children: ReactNode
}

/** A message between crop marks, shown in place of the packages. */
function Sheet({ title, isNews = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <div className="mx-auto my-12 w-full max-w-2xl px-4">
      <div className="crop-marks grid min-h-56 content-center justify-items-center gap-3 bg-paper px-6 py-12 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {title}
        </h2>
        {children}
      </div>
    </div>
  )
}
