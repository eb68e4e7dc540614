/**
 * Returns the balance after credits are added (positive) or spent (negative). It never goes below 0. Dates don't matter, because credits
 * never expire (specification of the design tools, section 9). Throws a RangeError unless the change is a whole number other than 0.
 */
export function changeBalance(
  balance: number,
  amount: number,
): { ok: true; balance: number } | { ok: false; reason: 'not-enough-credits' } {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} credits are no change`)
  const after = balance + amount
  return after < 0 ? { ok: false, reason: 'not-enough-credits' } : { ok: true, balance: after }
}
