import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { writeCreditEntry } from '../credits/index.ts'
import { anonymiseCreditLedger } from './anonymise-credit-ledger.ts'
import { mergeRewards } from './merge-rewards.ts'

/** Tables whose rows only get a new owner in a merge. All other columns of these rows stay unchanged. */
const MOVED_TABLES = [
  'orders',
  'payments',
  'designs',
  'artworks',
  'made_to_order',
  'image_drawings',
  'credit_purchases',
  'reviews',
  'product_questions',
  'contact_messages',
  'back_in_stock_alerts',
  'images',
  'written_quotes',
] as const

/**
 * Tables that may have only one row per visitor and item, such as one report per review. Each table is listed with the columns that
 * identify the item. If both accounts have a row for an item, only the row of the remaining account is kept.
 */
const UNIQUE_PER_THING = {
  checkout_drafts: ['cart_id'],
  saved_lines: ['variant_id', 'attributes_key'],
  review_reports: ['review_id'],
} as const

type Join = { from: string; to: string; now: Date }

/**
 * Moves everything from the visitor `from` to the visitor `to`, in the caller's transaction. Callers must have locked both accounts and
 * checked that `from` has no pending payment.
 */
export async function mergeAccounts(tx: Transaction, join: Join): Promise<void> {
  const { from, to } = join
  await joinCredits(tx, join)
  await mergeRewards(tx, join)
  for (const table of MOVED_TABLES)
    await tx.execute(
      sql`update ${sql.identifier(table)} set visitor_hash = ${to} where visitor_hash = ${from}`,
    )
  await tx.execute(sql`update carts set buyer_visitor_hash = ${to} where buyer_visitor_hash = ${from}`)
  for (const [table, thing] of Object.entries(UNIQUE_PER_THING))
    await moveUniqueRows(tx, { table, thing, ...join })
  await joinVotes(tx, join)
  await tx.execute(sql`
    update discount_uses set visitor_hash = case when exists (
      select from discount_uses own where own.visitor_hash = ${to} and own.code = discount_uses.code
    ) then null else ${to} end where visitor_hash = ${from}`)
  await tx.execute(sql`delete from wallet_links where visitor_hash = ${from}`)
  await tx.execute(sql`update wallet_devices set visitor_hash = ${to} where visitor_hash = ${from}`)
}

type UniqueMove = Join & { table: string; thing: readonly string[] }

async function moveUniqueRows(tx: Transaction, { table, thing, from, to }: UniqueMove): Promise<void> {
  const name = sql.identifier(table)
  const same = sql.join(
    thing.map((column) => sql`own.${sql.identifier(column)} = theirs.${sql.identifier(column)}`),
    sql` and `,
  )
  await tx.execute(sql`
    delete from ${name} theirs using ${name} own
    where theirs.visitor_hash = ${from} and own.visitor_hash = ${to} and ${same}`)
  await tx.execute(sql`update ${name} set visitor_hash = ${to} where visitor_hash = ${from}`)
}

/** If both accounts voted on the same review, only one of the votes is kept. */
async function joinVotes(tx: Transaction, { from, to }: Join): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from review_votes theirs using review_votes own
      where theirs.visitor_hash = ${from} and own.visitor_hash = ${to} and own.review_id = theirs.review_id
      returning theirs.review_id)
    update reviews set helpful_count = greatest(helpful_count - 1, 0) where id in (select review_id from gone)`)
  await tx.execute(sql`update review_votes set visitor_hash = ${to} where visitor_hash = ${from}`)
}

/** Moves the credit balance with two ledger entries. The closed account's history is kept under an anonymous name. */
async function joinCredits(tx: Transaction, { from, to, now }: Join): Promise<void> {
  const id = randomUUID()
  for (const hash of [from, to].toSorted())
    await tx.insert(creditBalances).values({ visitorHash: hash }).onConflictDoNothing()
  const [row] = await tx
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.visitorHash, from))
    .for('update')
  const amount = row?.balance ?? 0
  if (amount > 0) {
    const reason = 'wallet-joined' as const
    await writeCreditEntry(tx, {
      visitorHash: from,
      amount: -amount,
      reason,
      reference: `joined:${id}:out`,
      now,
    })
    await writeCreditEntry(tx, { visitorHash: to, amount, reason, reference: `joined:${id}:in`, now })
  }
  await anonymiseCreditLedger(tx, from, `closed:${id}`)
}
