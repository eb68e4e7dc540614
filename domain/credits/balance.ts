/**
 * Computes the balance after credits are added (positive) or spent (negative). The balance can't get below 0. Credits never expire, so
 * dates play no role (specification of the design tools, section 9). Throws a RangeError if the change is 0 or not a whole number.
 */
export function changeBalance(
  balance: number,
  amount: number,
): { ok: true; balance: number } | { ok: false; reason: 'not-enough-credits' } {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} credits are no change`)
  const after = balance + amount
  return after < 0 ? { ok: false, reason: 'not-enough-credits' } : { ok: true, balance: after }
}
