/** At zero stock, deny stops selling; continue keeps selling into negative stock. */
type StockPolicy = 'deny' | 'continue'

/**
 * The stock after somebody edits the count: the difference from the count they saw is applied to the current one, so that sales in between
 * aren't lost. Null means untracked. A variant with `deny` never goes below zero.
 */
export function stockAfterEdit(
  current: number | null,
  { seen, typed, policy }: { seen: number | null; typed: number | null; policy: StockPolicy },
): number | null {
  const wanted = typed === seen ? current : addDifference(current, seen, typed)
  return wanted !== null && policy === 'deny' ? Math.max(wanted, 0) : wanted
}

function addDifference(current: number | null, seen: number | null, typed: number | null): number | null {
  return current === null || seen === null || typed === null ? typed : current + typed - seen
}
