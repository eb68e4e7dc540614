/** This number is added to the number of a ledger entry, so that receipts start at CR-10001 and have as many digits as order numbers. */
const FIRST_NUMBER_OFFSET = 10_000

/** Derives a receipt's number from the ledger entry of the purchase. The number can be guessed, but it gives no access to anything. */
export function formatReceiptNumber(entryId: number): string {
  if (!Number.isSafeInteger(entryId) || entryId < 1) throw new RangeError(`${entryId} is no entry`)
  return `CR-${entryId + FIRST_NUMBER_OFFSET}`
}
