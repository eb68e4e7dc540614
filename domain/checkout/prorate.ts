import type { Cents } from '../money.ts'

/**
 * Splits `amount` in proportion to `parts`. All numbers are in cents. The shares add up exactly to the amount, and no share is larger than
 * its part. Leftover cents go to the parts with the largest remainders, or to the earlier part if two are equal. Throws a RangeError if a
 * part is negative, or if `amount` isn't between 0 and the sum of the parts.
 */
export function prorate(amount: Cents, parts: readonly Cents[]): Cents[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (amount < 0 || amount > sum || parts.some((part) => part < 0))
    throw new RangeError('Cannot split more than there is')
  if (sum === 0) return parts.map(() => 0)
  // In large orders, amount * part exceeds 2^53 and needs a BigInt.
  const exact = parts.map((part) => BigInt(amount) * BigInt(part))
  const whole = BigInt(sum)
  const shares = exact.map((product) => Number(product / whole))
  const missing = amount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (rounded.has(index) ? share + 1 : share))
}
