import type { CheckoutForm as Form } from '../../../contract/checkout-page.ts'
import { shopFacts } from '../../../content/shop.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { ContactLine } from '../../ui/contact-line.tsx'
import { Field } from '../../ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { AmountList } from './amount-list.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { listFormFaults, getFieldProps } from './form-fields.ts'
import { NoteField } from './note-field.tsx'
import { OrderLines } from './order-lines.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { PaymentLine } from './payment-line.tsx'
import { RememberedDetails } from './remembered-details.tsx'
import { SellerDetails } from './seller-details.tsx'
import { useLiveTotals } from './use-live-totals.ts'

/** The checkout as one form that works without scripts. The server returns the typed values and the errors. */
export function CheckoutForm({ form }: { form: Form }) {
  const path = `/checkout/${form.token}`
  const { form: element, live } = useLiveTotals(form)
  const now = { ...form, errors: live.errors, amounts: live.amounts, suggestions: live.suggestions }
  const { currency, totalCents, subtotalCents } = live.amounts
  return (
    <div className="page-width py-8 md:py-12 [body:has(&)_a.fixed.rounded-full]:hidden">
      <CheckoutSteps current="Details" />
      <h1 className="text-3xl md:text-4xl">Checkout</h1>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-slate tabular-nums">
        <a href="#your-order" className="text-link py-1 lg:hidden">
          Your order: {formatMoney(totalCents ?? subtotalCents, currency)}
        </a>
        <a href="/cart" className="text-link py-1">
          Edit cart
        </a>
      </p>
      <PageNotice notice={form.notice} faults={listFormFaults(form)} />
      <form
        ref={element}
        method="post"
        action={path}
        noValidate
        className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]"
      >
        <DefaultButton />
        <div className="group grid gap-6">
          {form.isRemembered && <RememberedDetails token={form.token} />}
          <ContactFields form={now} />
          <DeliveryFields form={now} />
          <AddressFields form={now} />
          <NoteField form={now} />
        </div>
        <Summary form={now} isLive={live.source === 'script'} />
      </form>
      <div className="mt-8">
        <SellerDetails />
      </div>
    </div>
  )
}

/**
 * The form's first button, which the Enter key activates. Without this button, Enter would apply the discount code or remove sold-out
 * items.
 */
const DefaultButton = () => (
  <button type="submit" name="next" value="review" tabIndex={-1} aria-hidden="true" className="sr-only" />
)

/** `isLive` means that scripts keep the totals up to date. */
type SummaryProps = { form: Form; isLive: boolean }

function Summary({ form, isLive }: SummaryProps) {
  const { currency } = form.amounts
  return (
    <section aria-label="Order summary" id="your-order" className="grid scroll-mt-20 gap-4 bg-paper p-5">
      <h2 className="text-xl">Your order</h2>
      <OrderLines lines={form.lines} currency={currency} />
      {form.lines.some((line) => line.problem !== null) && (
        <Button type="submit" kind="outline" formAction={`/checkout/${form.token}/adjust`}>
          Remove sold-out items
        </Button>
      )}
      <Totals form={form} isLive={isLive} />
      <PaymentLine payment={form.payment} />
      <ContactLine shop={shopFacts} />
      <p className="text-sm text-slate">You'll review your whole order before you place it and pay.</p>
    </section>
  )
}

/**
 * The totals with discount, shipping and taxes. After "Apply" is pressed, the page opens at this element, because on a phone it is far down
 * the page.
 */
function Totals({ form, isLive }: SummaryProps) {
  const { totalCents, currency } = form.amounts
  return (
    <fieldset
      id="totals"
      aria-describedby={form.errors['discountCode'] ? 'discountCode-note' : undefined}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-20 gap-4 outline-none"
    >
      <legend className="sr-only">Totals</legend>
      <div className="flex items-start gap-2">
        <Field
          autoComplete="off"
          autoCapitalize="characters"
          className="min-w-0 grow"
          {...getFieldProps(form, 'discountCode')}
        />
        <Button
          type="submit"
          name="next"
          value="apply"
          kind="outline"
          className="mt-6 min-h-12"
          aria-label="Apply discount code"
        >
          Apply
        </Button>
      </div>
      <AmountList amounts={form.amounts} />
      <output className="sr-only">
        {isLive && totalCents !== null && `Total ${formatMoney(totalCents, currency)}`}
      </output>
      <Button type="submit" name="next" value="review" kind="primary" size="large">
        Review order
      </Button>
      {!isLive && (
        <Button type="submit" name="next" value="update" kind="outline">
          Update totals
        </Button>
      )}
    </fieldset>
  )
}
