/** The ledger's first entry is CR-10001, so that receipt numbers are as long as order numbers from the start. */
const OFFSET = 10_000

/** Derives a receipt's number from the purchase's ledger entry. Knowing it grants no access. */
export function formatReceiptNumber(entryId: number): string {
  if (!Number.isSafeInteger(entryId) || entryId < 1) throw new RangeError(`${entryId} is no entry`)
  return `CR-${entryId + OFFSET}`
}
