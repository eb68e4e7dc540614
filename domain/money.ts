import { groupDigits } from './written-number.ts'

/** An amount of money in whole cents, never a fraction. All prices, totals, taxes and discounts in the shop have this type. */
export type Cents = number

/** A rate in parts per million, so that QST's 9.975 % is the integer 99_750. */
export type Millionths = number

export const ONE_IN_MILLIONTHS: Millionths = 1_000_000

/** The shop's currency (specification, section 1). */
export const SHOP_CURRENCY = 'CAD'

/** The locale in which amounts are formatted (specification, section 1). */
const MONEY_LOCALE = 'en-US'

/**
 * The largest amount that the shop accepts or charges: $9,999,999.99. No real order is that large, and the amount fits into the database's
 * 32-bit columns.
 */
export const MAX_CENTS: Cents = 999_999_999

/**
 * Rounds to whole cents. All rounding of money goes through this function. Halves round away from zero, so that a refund is exactly the
 * negative of its charge. Floating-point errors are corrected: 1.005 * 100 is stored as 100.49999999999999 but rounds up like 100.5. Throws
 * a RangeError for NaN, for infinities, and for amounts over 10^13 cents, where floating-point numbers are too coarse for half cents.
 */
export function roundHalfUp(value: number): number {
  const magnitude = Math.abs(value)
  if (!(magnitude <= 1e13)) throw new RangeError(`Cannot round ${value} to cents`)
  // A product of two decimal fractions may be too small by a tiny floating-point error, so it is made slightly larger before rounding.
  const meant = magnitude * (1 + 4 * Number.EPSILON)
  const rounded = Math.floor(meant + 0.5)
  return value < 0 && rounded > 0 ? -rounded : rounded
}

/**
 * Returns amount * numerator / denominator in whole cents, rounded half up. The computation is exact for numbers of any size. Throws a
 * RangeError unless all three are integers and the denominator is positive.
 */
export function computeProportion(amount: Cents, numerator: number, denominator: number): Cents {
  if (denominator <= 0) throw new RangeError('A proportion needs a denominator above 0')
  const dividend = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n))
  return dividend < 0n && rounded > 0 ? -rounded : rounded
}

/** Multiplies an amount by a rate in millionths, and rounds half up: applyRate(14_99, 99_750) is 150. */
export function applyRate(amount: Cents, rate: Millionths): Cents {
  return computeProportion(amount, rate, ONE_IN_MILLIONTHS)
}

/**
 * Formats money for shoppers in the en-US format (specification, section 1): "CA$14.99". Negative amounts have a real minus sign. The
 * function must be used only for currencies with two decimals. For the shop's own currency, Intl isn't used, because its first call blocks
 * a slow phone about as long as rendering the page.
 */
export function formatMoney(cents: Cents, currency: string = SHOP_CURRENCY): string {
  if (currency !== SHOP_CURRENCY || !Number.isSafeInteger(cents)) return formatByTables(cents, currency)
  const [whole = '', fraction] = toDecimal(Math.abs(cents)).split('.')
  return `${cents < 0 ? '−' : ''}CA$${groupDigits(whole)}.${fraction}`
}

/** Formats money without the cents if they are zero: "CA$199", but "CA$4.99" (decision 029). Use it in sentences and in narrow spaces. */
export const formatShortMoney = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '')

const tables = new Map<string, Intl.NumberFormat>()

function formatByTables(cents: number, currency: string): string {
  const table = tables.get(currency) ?? new Intl.NumberFormat(MONEY_LOCALE, { style: 'currency', currency })
  tables.set(currency, table)
  return table.format(cents / 100).replace('-', '−')
}

/** Formats an amount for API responses and files: "14.99", "-3.00". Throws a RangeError if the amount isn't a whole number of cents. */
export function toDecimal(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in whole cents`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const DECIMAL_NUMBER = /^([+-]?)(\d{1,15})(?:\.(\d{1,15}))?$/

/**
 * Parses an amount from an API request or a product file: an optional sign, digits, and at most two decimals. More zeros may follow
 * ("14.9", "14.9900"). Null for spaces, thousands separators, exponents, a third decimal other than zero, and amounts over MAX_CENTS.
 */
export function parseDecimal(text: string): Cents | null {
  const [, sign, whole, fraction = ''] = DECIMAL_NUMBER.exec(text) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(2))) return null
  const magnitude = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (magnitude > MAX_CENTS) return null
  return sign === '-' && magnitude > 0 ? -magnitude : magnitude
}

/**
 * Converts an amount in the format of `toDecimal`, such as an amount from the shop's own API, to cents. The amount may exceed MAX_CENTS, as
 * the subtotal of a cart with large quantities does. Throws a RangeError for any other text.
 */
export function getCents(decimal: string): Cents {
  const cents = /^-?\d+\.\d\d$/.test(decimal) ? Number(decimal.replace('.', '')) : Number.NaN
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${decimal} is not an amount with two decimals`)
  return cents
}
