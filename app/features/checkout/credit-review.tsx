import { creditsCopy } from '../../../content/credits.ts'
import type { CreditReview } from '../../../contract/order-pages.ts'
import { BILLING_PLACES } from '../../../domain/credits/billing-places.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import type { Fault } from '../../ui/fault-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AmountList } from './amount-list.tsx'
import { FormSection } from './form-section.tsx'
import { paymentInstructions } from './payment-instructions.ts'
import { SellerDetails } from './seller-details.tsx'

const { review, receipt, billing } = creditsCopy

/**
 * The billing details, and the price of credits with the taxes of the buyer's place. The buyer can accept or correct them in one form,
 * which works without scripts.
 */
export function CreditReviewView({ page }: { page: CreditReview }) {
  return (
    <div className="page-width py-8 md:py-12 [body:has(&)_a.fixed.rounded-full]:hidden">
      <h1 className="text-3xl md:text-4xl">{review.title}</h1>
      <PageNotice notice={page.notice} faults={faultsOf(page)} />
      <form
        method="post"
        action="/credits/review"
        noValidate
        className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]"
      >
        <input type="hidden" name="package" value={page.packageId} />
        <Billing page={page} />
        <Summary page={page} />
      </form>
    </div>
  )
}

function Billing({ page }: { page: CreditReview }) {
  const { fields, errors } = page
  return (
    <FormSection title={review.billing}>
      <Field
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        className="sm:col-span-2"
        defaultValue={fields.email}
        error={errors.email}
        {...billing.email}
      />
      <SelectField
        id="place"
        name="place"
        groups={BILLING_PLACES}
        className="sm:col-span-2"
        defaultValue={fields.place}
        error={errors.place}
        {...billing.place}
      />
      {isReady(page) && (
        <Button type="submit" name="next" value="update" kind="outline" className="justify-self-start">
          {review.update}
        </Button>
      )}
    </FormSection>
  )
}

/** Whether the total is known, so that the buyer can pay. Until then, the form's only button is Continue. */
const isReady = ({ accepted, amounts }: CreditReview): boolean =>
  accepted !== null && amounts.totalCents !== null

function Summary({ page }: { page: CreditReview }) {
  const { credits, amounts, accepted } = page
  return (
    <section aria-label={review.summary} className="grid gap-4 bg-paper p-5">
      <h2 className="text-xl">{review.summary}</h2>
      <p className="font-semibold">{receipt.line(credits)}</p>
      <AmountList amounts={amounts} />
      {isReady(page) ? (
        <>
          <input type="hidden" name="accepted" value={accepted ?? ''} />
          <Button type="submit" name="next" value="pay" kind="primary" size="large">
            {review.pay(formatMoney(amounts.totalCents ?? 0, amounts.currency))}
          </Button>
        </>
      ) : (
        <Button type="submit" name="next" value="update" kind="primary" size="large">
          {review.continue}
        </Button>
      )}
      <a href={page.backPath} className={getButtonClass('outline')}>
        {review.back}
      </a>
      <p className="text-sm text-slate">{paymentInstructions[page.payment]}</p>
      <SellerDetails />
    </section>
  )
}

function faultsOf({ errors }: CreditReview): Fault[] {
  return (['email', 'place'] as const).flatMap((id) => {
    const words = errors[id]
    return words === undefined ? [] : [{ id, label: billing[id].label, words }]
  })
}
