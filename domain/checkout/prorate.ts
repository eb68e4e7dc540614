import type { Cents } from '../money.ts'

/**
 * Splits an amount over parts in proportion to them: the shares sum to the amount exactly, and none exceeds its part. By largest
 * remainder; of equal remainders the earlier part gets the cent. `amount` lies between 0 and the sum of the parts, all in cents,
 * none negative; RangeError otherwise.
 */
export function prorate(amount: Cents, parts: readonly Cents[]): Cents[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (amount < 0 || amount > sum || parts.some((part) => part < 0))
    throw new RangeError('Cannot split more than there is')
  if (sum === 0) return parts.map(() => 0)
  // In whole numbers of any size: amount * part passes 2^53 for large orders.
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
