import { parseArgs } from 'node:util'
import { readEnvironment } from '../server/runtime/read-environment.ts'
import { makeDeps } from '../server/make-deps.ts'
import { openShopDatabaseForCommand } from '../server/open-database.ts'
import { describeBook } from '../server/operator/books/book.ts'
import { checkBooks } from '../server/operator/books/check-books.ts'

const HELP = `Checks whether the shop's books balance: credits, reward points, stock, orders, payments, refunds, production jobs, e-mails, sales
analytics, stored files, and the payment provider's records.

  npm run check-books                compares the last 30 days of the provider's records
  npm run check-books -- --days 365  compares the last 365 days

prints one line per book, with each discrepancy and its ids below. It changes nothing, and exits with 1 if a book doesn't balance. The
command uses the shop of DATA_DIR or DATABASE_URL, as npm run shop does. The shop may be open meanwhile. Every file is read.
`

// Limits for the database connection. In a large shop, comparing the books takes longer than a request may take.
const LIMITS = { max: 1, withinMs: 600_000 }

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)

async function main(args: string[]): Promise<number> {
  const options = { days: { type: 'string', default: '30' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const days = Number(values.days)
  if (values.help === true || positionals.length > 0 || !Number.isSafeInteger(days) || days < 1) {
    process.stdout.write(HELP)
    return values.help === true || positionals[0] === 'help' ? 0 : 2
  }
  const environment = readEnvironment()
  if (!environment.ok) return fail(environment.message)
  const { env } = environment
  const database = await openShopDatabaseForCommand(env, () => {}, LIMITS)
  if (!database.ok) return fail(database.message)
  try {
    const made = makeDeps(env, database.db, null)
    if (!made.ok) return fail(made.message)
    let balanced = true
    for await (const book of checkBooks(made.deps, { days })) {
      process.stdout.write(`${describeBook(book).join('\n')}\n`)
      balanced &&= book.discrepancies.length === 0
    }
    return balanced ? 0 : 1
  } finally {
    await database.close()
  }
}

function fail(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}
