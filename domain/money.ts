import { groupDigits } from './written-number.ts'

/** An amount of money in whole cents. Every price, total, tax and discount in the shop has this type; none is a float. */
export type Cents = number

/** A rate in parts per million, so that QST's 9.975 % is the integer 99_750. */
export type Millionths = number

export const ONE_IN_MILLIONTHS: Millionths = 1_000_000

/** The shop's currency (specification, section 1). */
export const SHOP_CURRENCY = 'CAD'

/** The locale that amounts are formatted in (specification, section 1). */
const MONEY_LOCALE = 'en-US'

/**
 * The largest amount that the shop accepts or charges: $9,999,999.99. It exceeds any real order, and fits the database's 32-bit columns.
 */
export const MAX_CENTS: Cents = 999_999_999

/**
 * Rounds to whole cents. All rounding goes through this function. Halves round away from zero, so that a refund mirrors its charge. Takes
 * any finite number of cents. A result such as 1.005 * 100, which is 100.49999999999999 in binary, rounds up like 100.5. Throws a
 * RangeError for NaN, infinities and amounts over 10^13 cents, where doubles can't represent halves reliably.
 */
export function roundHalfUp(value: number): number {
  const magnitude = Math.abs(value)
  if (!(magnitude <= 1e13)) throw new RangeError(`Cannot round ${value} to cents`)
  // Multiplying two decimal literals is off by at most a few units in the last place.
  const meant = magnitude * (1 + 4 * Number.EPSILON)
  const rounded = Math.floor(meant + 0.5)
  return value < 0 && rounded > 0 ? -rounded : rounded
}

/**
 * Returns amount * numerator / denominator in whole cents, rounded half up and exact at any size. Throws a RangeError unless all three are
 * integers and the denominator is positive.
 */
export function computeProportion(amount: Cents, numerator: number, denominator: number): Cents {
  if (denominator <= 0) throw new RangeError('A proportion needs a denominator above 0')
  const dividend = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n))
  return dividend < 0n && rounded > 0 ? -rounded : rounded
}

/** Applies a rate in millionths, exactly, rounding half up: applyRate(14_99, 99_750) is 150. */
export function applyRate(amount: Cents, rate: Millionths): Cents {
  return computeProportion(amount, rate, ONE_IN_MILLIONTHS)
}

/**
 * Formats money for shoppers in the en-US currency format (specification, section 1): "CA$14.99", with a real minus sign for negatives.
 * Only for currencies with two decimals. The shop's own currency is formatted without Intl, whose first call blocks a slow phone about as
 * long as rendering the page.
 */
export function formatMoney(cents: Cents, currency: string = SHOP_CURRENCY): string {
  if (currency !== SHOP_CURRENCY || !Number.isSafeInteger(cents)) return formatByTables(cents, currency)
  const [whole = '', fraction] = toDecimal(Math.abs(cents)).split('.')
  return `${cents < 0 ? '−' : ''}CA$${groupDigits(whole)}.${fraction}`
}

/** Formats money briefly, for body text and tight spaces. Whole dollars have no cents: "CA$199", "CA$4.99" (decision 029). */
export const formatShortMoney = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '')

const tables = new Map<string, Intl.NumberFormat>()

function formatByTables(cents: number, currency: string): string {
  const table = tables.get(currency) ?? new Intl.NumberFormat(MONEY_LOCALE, { style: 'currency', currency })
  tables.set(currency, table)
  return table.format(cents / 100).replace('-', '−')
}

/** Formats an amount for API responses and files: "14.99", "-3.00". Throws a RangeError unless the amount is a whole number of cents. */
export function toDecimal(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in whole cents`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,15}))?$/

/**
 * Parses an amount from an API request or a product file: optional sign, digits, at most two decimals, and trailing zeros ("14.9",
 * "14.9900"). Null for anything else: spaces, thousands separators, exponents, a third decimal, amounts over MAX_CENTS.
 */
export function parseDecimal(text: string): Cents | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(2))) return null
  const magnitude = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (magnitude > MAX_CENTS) return null
  return sign === '-' && magnitude > 0 ? -magnitude : magnitude
}
