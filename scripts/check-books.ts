import { parseArgs } from 'node:util'
import { readEnvironment } from '../server/runtime/read-environment.ts'
import { makeDeps } from '../server/make-deps.ts'
import { openShopDatabaseForCommand } from '../server/open-database.ts'
import { describeBook } from '../server/operator/books/book.ts'
import { checkBooks } from '../server/operator/books/check-books.ts'

const HELP = `Whether the shop's books balance: credits, reward points, stock, orders, payments, refunds, production jobs, mails, sales
analytics, the files that rows name, and the payment provider's books.

  npm run check-books                of the provider the last 30 days
  npm run check-books -- --days 365

prints one line a book, and below it each discrepancy with its ids. It changes nothing and ends with 1 where a book does not balance. The
shop of DATA_DIR or DATABASE_URL is used with the settings of npm run shop; it may be open meanwhile. Every file is read.
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
