/** The first entry of the ledger is CR-10001: as long as order numbers from the start. */
const OFFSET = 10_000

/** The number on a receipt of credits, from the purchase's ledger entry; never an access right. */
export function formatReceiptNumber(entryId: number): string {
  if (!Number.isSafeInteger(entryId) || entryId < 1) throw new RangeError(`${entryId} is no entry`)
  return `CR-${entryId + OFFSET}`
}
