import { describeParcelPrices, describeHeavyParcelPrices } from '../../content/heavy-parcel.ts'
import type { TextFileFault } from '../../content/operator/text-faults.ts'
import { shopFacts } from '../../content/shop.ts'
import {
  getFreeShippingThreshold,
  LOCAL_DISCOUNT_CODE,
  getLocalCodeThreshold,
  formatThreshold,
} from '../../domain/checkout/free-shipping-offers.ts'
import { getShippingTerms, type ShippingMethod } from '../../domain/checkout/shipping.ts'
import { formatDayCount, formatDaySpan } from '../../content/format-days.ts'
import { formatSpokenTime } from '../../domain/settings/opening-hours.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { settings } from '../../domain/settings/settings.ts'
import { formatMoney } from '../../domain/money.ts'

const priceOf = (method: ShippingMethod) => formatMoney(getShippingTerms(method).priceCents)
function daysOf(method: ShippingMethod): string {
  const { days } = getShippingTerms(method)
  return days ? formatDaySpan(days) : ''
}

/** Returns a number of days as text with a capital letter, for the beginning of a sentence. */
const capitalisedDays = (days: number): string => {
  const words = formatDayCount(days)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the values of placeholders in texts, such as `{{phone}}`. Because of placeholders, a new phone number is entered in only one
 * place, and prices in texts are always those of the checkout.
 */
export function findShopFacts(): Readonly<Record<string, string>> {
  const { street, city, province, provinceName, postalCode } = shopFacts.address
  return {
    shop: shopFacts.name,
    seller: shopFacts.legalName,
    phone: shopFacts.phone,
    email: shopFacts.email,
    address: `${street}, ${city}, ${province} ${postalCode}`,
    city,
    province: provinceName,
    founded: String(shopFacts.founded),
    hours: shopFacts.hours.inText,
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
    'regional-free-kg': String(getRules().parcels.freeRegionalKg),
    'canada-free-kg': String(getRules().parcels.freeCanadaKg),
    'usa-free-kg': String(getRules().parcels.freeUsaKg),
    'weight-prices': describeHeavyParcelPrices(),
    'free-over': formatThreshold(getFreeShippingThreshold()),
    'state-pages-over': formatThreshold(getRules().freeShippingOffers.marketing),
    'gaming-over': formatThreshold(getRules().freeShippingOffers.gaming),
    'banner-over': formatThreshold(getRules().freeShippingOffers.banner),
    'local-over': formatThreshold(getLocalCodeThreshold()),
    'local-code': LOCAL_DISCOUNT_CODE,
    'cart-days': capitalisedDays(getRules().keeping.cartDays),
    'design-days': capitalisedDays(getRules().keeping.designDays),
    'image-days': capitalisedDays(getRules().keeping.imageDays),
    'quote-days': capitalisedDays(getRules().keeping.quoteDays),
    'unpaid-days': capitalisedDays(getRules().keeping.unpaidDays),
    'order-years': String(getRules().keeping.orderYears),
    'saved-days': capitalisedDays(getRules().keeping.savedForLaterDays),
    'visit-days': capitalisedDays(getRules().keeping.visitDays),
    'message-days': capitalisedDays(getRules().keeping.messageDays),
    'referral-days': formatDayCount(getRules().keeping.referralDays),
    'confirm-days': formatDayCount(settings.links.confirmDays),
    'offer-days': formatDayCount(settings.links.offerDays),
    'alert-days': formatDayCount(settings.links.alertDays),
    'newsletter-proof-days': formatDayCount(getRules().keeping.newsletterProofDays),
    'refused-days': capitalisedDays(getRules().keeping.refusedTextDays),
  }
}

const asHtml = (fact: string): string =>
  fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br />')

/** Replaces each {{name}} in a text by its value. `faults` lists unknown names. */
export function fillInShopFacts(
  written: string,
  facts: Readonly<Record<string, string>>,
  write = asHtml,
): { text: string; faults: TextFileFault[] } {
  const faults: TextFileFault[] = []
  const text = written.replace(/\{\{(.*?)\}\}/g, (whole, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined)
      faults.push({ code: 'unknown-placeholder', placeholder: whole, known: Object.keys(facts) })
    return fact === undefined ? whole : write(fact)
  })
  return { text, faults }
}
