import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { type CardLogoName, CardLogos } from './card-logos.tsx'
import { paymentInstructions } from './payment-instructions.ts'

/**
 * The card networks that buyers can pay with. Every Canadian account with the payment provider accepts these networks. There are no other
 * payment methods.
 */
const CARDS_BY_PROVIDER = { demo: [], stripe: ['visa', 'mastercard', 'amex'] } as const satisfies Record<
  CheckoutForm['payment'],
  readonly CardLogoName[]
>

/** Shows the payment method, the next step, and the accepted cards. */
export function PaymentLine({ payment }: Pick<CheckoutForm, 'payment'>) {
  const marks = CARDS_BY_PROVIDER[payment]
  return (
    <div className="grid gap-2 text-sm text-slate">
      <p className="flex gap-2">
        <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
        {paymentInstructions[payment]}
      </p>
      {marks.length > 0 && <CardLogos marks={marks} />}
    </div>
  )
}
