import type { CheckoutAmounts } from '../../../contract/checkout-page.ts'
import { shippingMethodNames } from '../../../content/shipping-methods.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatTaxLabel } from '../../../domain/checkout/tax.ts'
import type { Database } from '../../db/database.ts'
import type { Order } from '../find-order.ts'
import { listRefunds, type RefundRow } from '../refunds/list-refunds.ts'

/** Reads the price of an order and its refunds so far. */
export async function readOrderAmounts(db: Database, order: Order): Promise<CheckoutAmounts> {
  const refunds = (await listRefunds(db, order.id)).filter(({ state }) => state !== 'failed')
  return {
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    discountLabel: order.discountCode,
    shipping: {
      title: shippingMethodNames[order.shippingMethod],
      priceCents: order.shippingCents,
      note: null,
    },
    taxes: order.taxes.map((tax) => ({ label: formatTaxLabel(tax), amountCents: tax.amountCents })),
    totalCents: order.totalCents,
    currency: order.currency,
    ...(refunds.length > 0 && { returned: returnedOf(order, refunds) }),
  }
}

type ReturnedAmounts = NonNullable<CheckoutAmounts['returned']>

function returnedOf({ totalCents }: Order, refunds: readonly RefundRow[]): ReturnedAmounts {
  return {
    refunds: refunds.map(({ state, amountCents, createdAt, refundedAt }) => ({
      label:
        state === 'refunded'
          ? `Refunded on ${formatDay(refundedAt ?? createdAt)}`
          : `Refund of ${formatDay(createdAt)}, on its way`,
      amountCents,
    })),
    netCents: refunds.reduce((left, { amountCents }) => left - amountCents, totalCents),
  }
}
