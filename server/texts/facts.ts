import { describeParcelPrices, describeHeavyParcelPrices } from '../../content/heavy-parcel.ts'
import { shop } from '../../content/shop.ts'
import {
  freeShippingOver,
  LOCAL_CODE,
  localCodeOver,
  formatThreshold,
} from '../../domain/checkout/free-shipping-offers.ts'
import { shippingTerms, type ShippingMethod } from '../../domain/checkout/shipping.ts'
import { formatDayCount, formatDaySpan } from '../../domain/settings/format-days.ts'
import { formatSpokenTime } from '../../domain/settings/opening-hours.ts'
import { rules } from '../../domain/settings/rules.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatMoney } from '../../domain/money.ts'

const priceOf = (method: ShippingMethod) => formatMoney(shippingTerms(method).priceCents)
function daysOf(method: ShippingMethod): string {
  const { days } = shippingTerms(method)
  return days ? formatDaySpan(days) : ''
}

/** Returns a number of days as text with a capital letter, for the beginning of a sentence. */
const daysFirst = (days: number): string => {
  const words = formatDayCount(days)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the values of placeholders in texts, such as `{{phone}}`. With placeholders, a new phone number is entered in one place, and
 * prices in texts are always those of the checkout.
 */
export function findFacts(): Readonly<Record<string, string>> {
  const { street, city, province, provinceName, postalCode } = shop.address
  return {
    shop: shop.name,
    seller: shop.legalName,
    phone: shop.phone,
    email: shop.email,
    address: `${street}, ${city}, ${province} ${postalCode}`,
    city,
    province: provinceName,
    founded: String(shop.founded),
    hours: shop.hours.inText,
    'closing-time': formatSpokenTime(settings.hours.closes),
    'regional-price': priceOf('regional'),
    'regional-prices': describeParcelPrices('regional'),
    'regional-days': daysOf('regional'),
    'canada-price': priceOf('canada'),
    'canada-prices': describeParcelPrices('canada'),
    'canada-days': daysOf('canada'),
    'usa-price': priceOf('usa'),
    'usa-prices': describeParcelPrices('usa'),
    'usa-days': daysOf('usa'),
    'regional-free-kg': String(rules().parcels.freeRegionalKg),
    'canada-free-kg': String(rules().parcels.freeCanadaKg),
    'usa-free-kg': String(rules().parcels.freeUsaKg),
    'weight-prices': describeHeavyParcelPrices(),
    'free-over': formatThreshold(freeShippingOver()),
    'local-over': formatThreshold(localCodeOver()),
    'local-code': LOCAL_CODE,
    'cart-days': daysFirst(rules().keeping.cartDays),
    'design-days': daysFirst(rules().keeping.designDays),
    'image-days': daysFirst(rules().keeping.imageDays),
    'quote-days': daysFirst(rules().keeping.quoteDays),
    'unpaid-days': daysFirst(rules().keeping.unpaidDays),
    'order-years': String(rules().keeping.orderYears),
    'saved-days': daysFirst(rules().keeping.savedForLaterDays),
    'visit-days': daysFirst(rules().keeping.visitDays),
    'message-days': daysFirst(rules().keeping.messageDays),
    'referral-days': formatDayCount(rules().keeping.referralDays),
    'confirm-days': formatDayCount(settings.links.confirmDays),
    'offer-days': formatDayCount(settings.links.offerDays),
    'alert-days': formatDayCount(settings.links.alertDays),
    'newsletter-proof-days': formatDayCount(rules().keeping.newsletterProofDays),
    'refused-days': daysFirst(rules().keeping.refusedTextDays),
  }
}

const asHtml = (fact: string): string => fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Replaces each {{name}} in a text by its value. `faults` lists unknown names. */
export function fillFacts(
  written: string,
  facts: Readonly<Record<string, string>>,
  write = asHtml,
): { text: string; faults: string[] } {
  const faults: string[] = []
  const text = written.replace(/\{\{(.*?)\}\}/g, (whole, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) faults.push(`does not know ${whole}; there are ${Object.keys(facts).join(', ')}`)
    return fact === undefined ? whole : write(fact)
  })
  return { text, faults }
}
