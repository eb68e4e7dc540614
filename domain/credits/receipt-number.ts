/** Added to the ledger's entry numbers, so that receipts start at CR-10001 and are as long as order numbers. */
const OFFSET = 10_000

/** Derives a receipt's number from the purchase's ledger entry. The number isn't secret, because knowing it grants no access. */
export function formatReceiptNumber(entryId: number): string {
  if (!Number.isSafeInteger(entryId) || entryId < 1) throw new RangeError(`${entryId} is no entry`)
  return `CR-${entryId + OFFSET}`
}
