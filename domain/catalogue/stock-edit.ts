/**
 * The policy for a product whose stock is used up. With `deny`, the product is sold out. With `continue`, it stays for sale, and the stock
 * becomes negative.
 */
type StockPolicy = 'deny' | 'continue'

/**
 * Computes the stock after an operator has changed the count. Items may have been sold since the operator saw the old count. The current
 * stock is therefore changed by the difference between the typed count and the count that the operator saw. A count of null means that
 * stock isn't tracked. If the policy is `deny`, the result is never negative.
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
