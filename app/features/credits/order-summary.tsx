import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BILLING_PLACES } from '../../../domain/credits/billing-places.ts'
import type { CreditBilling } from '../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { shopFacts } from '../../../content/shop.ts'
import { Button } from '../../ui/button.tsx'
import { ContactLine } from '../../ui/contact-line.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { PriceLines } from './price-lines.tsx'
import type { BillingForm } from './use-billing.ts'
import type { CreditPriceState } from './use-credit-price.ts'

const { summary, billing: fields, review, errors, withoutScripts } = creditsCopy

/** The id of the form for buyers without scripts. The choice of a package is part of this form. */
export const CREDIT_FORM_ID = 'credit-package'

type OrderSummaryProps = {
  chosen: CreditPackage
  billing: BillingForm
  price: CreditPriceState
  isProcessing: boolean
  error: string | null
  onBuy: (billing: CreditBilling) => void
  onReload: () => void
}

/** The buyer's details, the amount to pay, and the payment button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { chosen, price, error } = props
  return (
    <section
      aria-labelledby="summary"
      className="rounded-md bg-paper p-5 shadow-contact md:p-7 lg:sticky lg:top-28"
    >
      <h2 id="summary" className="text-2xl">
        {summary.title}
      </h2>
      <PurchaseForm {...props}>
        <PriceLines chosen={chosen} price={price} />
        {error !== null && <PurchaseError key={error} message={error} />}
      </PurchaseForm>
      <form id={CREDIT_FORM_ID} action="/credits/review" className="without-scripts mt-5 grid gap-4">
        <p className="border-l-4 border-hi-vis pl-4 text-slate">{withoutScripts}</p>
        <Button type="submit" kind="primary" size="large">
          {review.continue}
        </Button>
      </form>
      <div className="mt-3">
        <ContactLine shop={shopFacts} />
      </div>
    </section>
  )
}

type PurchaseFormProps = OrderSummaryProps & { children: ReactNode }

function PurchaseForm({ billing, price, isProcessing, onBuy, onReload, children }: PurchaseFormProps) {
  const [fault, setFault] = useState<string | undefined>()
  const email = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = billing.check()
    const wrong = checked.ok ? undefined : (checked.errors.email ?? 'required')
    setFault(wrong && review.errors[wrong])
    if (!checked.ok) return email.current?.focus()
    if (price.state === 'ready') onBuy(checked.billing)
    else onReload()
  }
  return (
    <form onSubmit={submit} noValidate className="with-scripts mt-4 grid gap-4">
      <Field
        ref={email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        disabled={isProcessing}
        value={billing.email}
        onChange={({ currentTarget }) => billing.onEmail(currentTarget.value)}
        error={fault}
        {...fields.email}
      />
      <SelectField
        groups={BILLING_PLACES}
        disabled={isProcessing}
        value={billing.place}
        onChoose={billing.onPlace}
        {...fields.place}
      />
      {children}
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={isProcessing || price.state === 'loading'}
        className="w-full [--under:var(--color-paper)]"
      >
        {isProcessing ? summary.processing : summary.complete}
      </Button>
    </form>
  )
}

/** An error message above the button. The button stays and can be pressed again. */
function PurchaseError({ message }: { message: string }) {
  const element = useRef<HTMLDivElement>(null)
  // Scrolls to the message. On a phone, the message is far below the packages, where a buyer who returns from the payment page wouldn't see
  // it.
  useEffect(() => {
    // The braces keep the effect from returning the result of scrolling, which is a promise in newer browsers. React accepts only a cleanup
    // function.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} role="alert" className="border-l-4 border-maple bg-mist p-4">
      <p className="font-bold">{errors.title}</p>
      <p className="mt-1 text-slate">{message}</p>
    </div>
  )
}
