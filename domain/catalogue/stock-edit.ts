/** The behaviour at zero stock. `deny` stops selling; `continue` keeps selling, so that stock becomes negative. */
type StockPolicy = 'deny' | 'continue'

/**
 * Computes the stock after an operator edits the count. The difference between the new count and the count the operator saw is added to the
 * current count, so that sales in between aren't lost. Null means that stock isn't tracked. With `deny`, stock never goes below zero.
 */
export function computeStockAfterEdit(
  current: number | null,
  { seen, typed, policy }: { seen: number | null; typed: number | null; policy: StockPolicy },
): number | null {
  const wanted = typed === seen ? current : addDifference(current, seen, typed)
  return wanted !== null && policy === 'deny' ? Math.max(wanted, 0) : wanted
}

function addDifference(current: number | null, seen: number | null, typed: number | null): number | null {
  return current === null || seen === null || typed === null ? typed : current + typed - seen
}
