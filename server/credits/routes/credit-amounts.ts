import type { CheckoutAmounts } from '../../../contract/checkout-page.ts'
import { formatTaxLabel } from '../../../domain/checkout/tax.ts'
import type { CreditPrice } from '../../../domain/credits/billing.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'

/** Converts the price of a package to the amounts that checkout and receipts show. */
export function toCheckoutAmounts({ priceCents, taxes, totalCents }: CreditPrice): CheckoutAmounts {
  return {
    subtotalCents: priceCents,
    discountCents: 0,
    discountLabel: null,
    shipping: 'none',
    taxes: taxes.map((tax) => ({ label: formatTaxLabel(tax), amountCents: tax.amountCents })),
    totalCents,
    currency: SHOP_CURRENCY,
  }
}
