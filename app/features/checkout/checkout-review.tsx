import type { CheckoutReview as Review } from '../../../contract/checkout-page.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { AmountList } from './amount-list.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { PaymentLine } from './payment-line.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { RememberedDetails } from './remembered-details.tsx'
import { SellerDetails } from './seller-details.tsx'

/** The whole order on one page, which the buyer accepts or corrects. */
export function CheckoutReview({ review }: { review: Review }) {
  return (
    <div className="page-width py-8 md:py-12 [body:has(&)_a.fixed.rounded-full]:hidden">
      <CheckoutSteps current="Review" />
      <h1 className="text-3xl md:text-4xl">Review your order</h1>
      <PageNotice notice={review.notice} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          {review.isRemembered && (
            <form method="post">
              <RememberedDetails token={review.token} />
            </form>
          )}
          <section aria-label="Items" className="bg-paper px-5">
            <OrderLines lines={review.lines} currency={review.amounts.currency} />
          </section>
          <section aria-label="Delivery and contact" className="bg-paper p-5">
            <OrderDetails facts={review} />
          </section>
        </div>
        <section aria-label="Total" className="grid gap-4 bg-paper p-5">
          <AmountList amounts={review.amounts} />
          <form method="post" action={`/checkout/${review.token}/place`} className="grid">
            <input type="hidden" name="accepted" value={review.accepted} />
            <input type="hidden" name="idempotencyKey" value={review.idempotencyKey} />
            <Button type="submit" kind="primary" size="large">
              Place order and pay
            </Button>
          </form>
          <a href={`/checkout/${review.token}`} className={getButtonClass('outline')}>
            Edit details
          </a>
          <PaymentLine payment={review.payment} />
          <SellerDetails />
        </section>
      </div>
    </div>
  )
}
