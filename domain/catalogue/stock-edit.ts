/** What happens at zero: deny sells no more, continue sells on and may go below zero. */
type StockPolicy = 'deny' | 'continue'

/** Pieces left from which the shop is told to make or order more. */
export const LOW_STOCK = 5

/**
 * The stock after somebody has typed another count: the difference to the one they saw is added to what there is now, so that what was sold
 * meanwhile stays sold. Null: not counted. A variant that sells no more at zero never falls below it.
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
