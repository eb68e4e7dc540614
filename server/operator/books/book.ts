import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'

export type CheckBookDeps = Pick<Deps, 'db' | 'env' | 'now' | 'payments' | 'store'>

/** A contradiction that the check found: a message that says what is wrong, and the ids of the rows, files or payments concerned. */
export type Discrepancy = { says: string; ids: string[] }

/** The result of checking one of the shop's books, such as orders or stock: the number of entries of each kind, and the discrepancies. */
export type BookCheckResult = { name: string; counts: Record<string, number>; discrepancies: Discrepancy[] }

/**
 * A book whose entries are all in the database. Each rule is a single SQL statement and reads a consistent snapshot. Changes that the
 * running shop makes during the check therefore can't cause false findings.
 */
export type DatabaseBook = {
  name: string
  /**
   * The counts of the book's entries. The key is the label in the report. The value is an SQL statement that returns one row, with the
   * number in the column `count`.
   */
  counts: Record<string, SQL>
  /**
   * The rules that the book's rows must follow. `says` is the message to report if rows violate the rule. `broken` is an SQL statement that
   * returns the ids of these rows in the column `id`.
   */
  rules: readonly { says: string; broken: SQL }[]
}

const countRow = z.object({ count: z.coerce.number() })
const idRow = z.object({ id: z.coerce.string() })

export async function checkDatabaseBook(
  { db }: Pick<CheckBookDeps, 'db'>,
  { name, counts, rules }: DatabaseBook,
): Promise<BookCheckResult> {
  const checked: BookCheckResult = { name, counts: {}, discrepancies: [] }
  for (const [what, count] of Object.entries(counts))
    checked.counts[what] = countRow.parse((await db.execute(count)).rows[0]).count
  for (const { says, broken } of rules) {
    const { rows } = await db.execute(sql`select id from (${broken}) broken order by id`)
    if (rows.length > 0) checked.discrepancies.push({ says, ids: rows.map((row) => idRow.parse(row).id) })
  }
  return checked
}

/** Formats the result for one book: a line with its counts, followed by a line for each discrepancy. */
export function describeBook({ name, counts, discrepancies }: BookCheckResult): string[] {
  const held = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  const found = discrepancies.length === 0 ? 'balances' : 'DOES NOT BALANCE'
  return [
    `${name}: ${held.join(', ')}: ${found}`,
    ...discrepancies.map(({ says, ids }) => `  ${says} (${ids.length}): ${listIds(ids)}`),
  ]
}

const MAX_NAMED = 50
const listIds = (ids: readonly string[]): string =>
  [
    ...ids.slice(0, MAX_NAMED),
    ...(ids.length > MAX_NAMED ? [`and ${ids.length - MAX_NAMED} more`] : []),
  ].join(', ')
