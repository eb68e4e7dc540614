import { setTimeout as wait } from 'node:timers/promises'
import { analyticsBook } from './analytics-book.ts'
import { type CheckBookDeps, type BookCheckResult, checkDatabaseBook, type DatabaseBook } from './book.ts'
import { checkFileBook } from './file-book.ts'
import { creditsBook, rewardPointsBook } from './ledger-books.ts'
import { ordersBook, paymentsBook, refundsBook } from './money-books.ts'
import { checkProviderBook } from './provider-book.ts'
import { stockBook } from './stock-book.ts'
import { mailsBook, productionBook } from './work-books.ts'

const DATABASE_BOOKS: readonly DatabaseBook[] = [
  creditsBook,
  rewardPointsBook,
  stockBook,
  ordersBook,
  paymentsBook,
  refundsBook,
  productionBook,
  mailsBook,
  analyticsBook,
]

/**
 * The pause in ms before a discrepancy is checked again. By then, the running shop has finished any change that it was making at the first
 * check.
 */
const AGAIN_AFTER_MS = 3_000

/**
 * Checks that the shop's books agree with each other, with the stored files, and with the payment providers' records. `days` is the number
 * of recent days for which payments are compared. Changes nothing. The shop may be running.
 */
export async function* checkBooks(
  deps: CheckBookDeps,
  { days, againAfterMs = AGAIN_AFTER_MS }: { days: number; againAfterMs?: number },
): AsyncGenerator<BookCheckResult> {
  for (const book of DATABASE_BOOKS) yield await checkDatabaseBook(deps, book)
  yield await checkTwice(() => checkFileBook(deps), againAfterMs)
  for (const provider of deps.payments.all)
    yield await checkTwice(() => checkProviderBook(deps, provider, days), againAfterMs)
}

/**
 * Checks again if there are discrepancies, and reports only those found by both checks. The check reads two sources one after the other, so
 * a change in between can look like a discrepancy.
 */
async function checkTwice(
  check: () => Promise<BookCheckResult>,
  againAfterMs: number,
): Promise<BookCheckResult> {
  const first = await check()
  if (first.discrepancies.length === 0) return first
  await wait(againAfterMs)
  const second = await check()
  const discrepancies = second.discrepancies.flatMap(({ says, ids }) => {
    const before = new Set(first.discrepancies.find((other) => other.says === says)?.ids)
    const both = ids.filter((id) => before.has(id))
    return both.length > 0 ? [{ says, ids: both }] : []
  })
  return { ...second, discrepancies }
}
