/**
 * The balance after credits were added (positive) or spent (negative). It never gets negative, and credits never expire (design tools, section
 * 9), so no clock is needed. Whole numbers except 0; RangeError otherwise.
 */
export function changeBalance(
  balance: number,
  amount: number,
): { ok: true; balance: number } | { ok: false; reason: 'not-enough-credits' } {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} credits are no change`)
  const after = balance + amount
  return after < 0 ? { ok: false, reason: 'not-enough-credits' } : { ok: true, balance: after }
}
