import { shop } from '../../content/shop.ts'
import { CLOSING_HOUR } from '../../domain/checkout/delivery-estimate.ts'
import {
  FREE_SHIPPING_OVER_CENTS,
  LOCAL_CODE,
  LOCAL_CODE_OVER_CENTS,
} from '../../domain/checkout/shipping-promises.ts'
import { SHIPPING_METHODS, type ShippingMethod } from '../../domain/checkout/shipping.ts'
import { type Cents, formatMoney, toDecimal } from '../../domain/money.ts'

/** Of the thresholds, as the specification writes them (decision 029). */
const price = (cents: Cents) => `$${toDecimal(cents).replace(/\.00$/, '')}`
const priceOf = (method: ShippingMethod) => formatMoney(SHIPPING_METHODS[method].priceCents)
function daysOf(method: ShippingMethod): string {
  const { days } = SHIPPING_METHODS[method]
  return days ? `${days.min} to ${days.max}` : ''
}

/**
 * What `{{name}}` in a text stands for. A new phone number is written in one place, and no text promises another rate than the
 * checkout charges.
 */
export function findFacts(): Readonly<Record<string, string>> {
  const { street, city, province, postalCode } = shop.address
  return {
    shop: shop.name,
    seller: shop.legalName,
    phone: shop.phone,
    email: shop.email,
    address: `${street}, ${city}, ${province} ${postalCode}`,
    hours: shop.hours.inText,
    'closing-time': `${CLOSING_HOUR - 12} p.m.`,
    'regional-price': priceOf('regional'),
    'regional-days': daysOf('regional'),
    'canada-price': priceOf('canada'),
    'canada-days': daysOf('canada'),
    'usa-price': priceOf('usa'),
    'usa-days': daysOf('usa'),
    'free-over': price(FREE_SHIPPING_OVER_CENTS),
    'local-over': price(LOCAL_CODE_OVER_CENTS),
    'local-code': LOCAL_CODE,
  }
}
