/**
 * A balance after so many credits came in (above 0) or went out (below 0). It never falls below nothing; credits never expire (design
 * tools, section 9), so there is no clock in it. Whole numbers; RangeError for anything else, and for 0, which would be no entry.
 */
export function changeBalance(
  balance: number,
  amount: number,
): { ok: true; balance: number } | { ok: false; reason: 'not-enough-credits' } {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} credits are no change`)
  const after = balance + amount
  return after < 0 ? { ok: false, reason: 'not-enough-credits' } : { ok: true, balance: after }
}
