import type { DemoPayment as Payment } from '../../../contract/checkout-page.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'

/** Replaces the payment provider's page in a demo, and says that it is a demo. */
export function DemoPayment({ payment }: { payment: Payment }) {
  return (
    <div className="mx-auto my-10 w-full max-w-xl px-4">
      <CheckoutSteps current="Payment" />
      <div className="grid gap-5 bg-paper p-6">
        <p className="bg-hi-vis p-3 font-bold">
          Demo payment: you won't be charged real money. Don't enter a card number anywhere.
        </p>
        <h1 className="text-3xl">{payment.description}</h1>
        <p className="text-2xl font-bold tabular-nums">
          {formatMoney(payment.amountCents, payment.currency)}
        </p>
        <form method="post" action={`/pay/demo/${payment.reference}`} className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="pay" kind="primary" size="large">
            Pay {formatMoney(payment.amountCents, payment.currency)}
          </Button>
          <Button type="submit" name="decision" value="decline" kind="outline" size="large">
            Decline
          </Button>
        </form>
        <a href={payment.cancelPath} className="text-link">
          Go back without paying
        </a>
      </div>
    </div>
  )
}
