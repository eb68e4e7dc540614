import { readEnvironment } from '../server/runtime/read-environment.ts'
import { openShopDatabaseForCommand } from '../server/open-database.ts'
import { rebuildSales } from '../server/analytics/rebuild-sales.ts'

const HELP = `Recounts the sales analytics.

  npm run analytics -- rebuild

counts all orders again. The shop does this by itself when it has to. Run the command after you have changed orders in the database by hand.
It uses the shop of DATA_DIR or DATABASE_URL, as npm run shop does. The shop may be open meanwhile; orders that are paid during the count
wait until it is done.
`

// The time limit in ms for a statement. Counting a million orders again takes up to a minute on a busy machine.
const LIMITS = { max: 1, withinMs: 600_000 }

process.exitCode = await main(process.argv.slice(2))

async function main([command, ...more]: string[]): Promise<number> {
  if (command !== 'rebuild' || more.length > 0) {
    process.stderr.write(HELP)
    return command === 'help' || command === '--help' ? 0 : 2
  }
  const environment = readEnvironment()
  if (!environment.ok) return fail(environment.message)
  const database = await openShopDatabaseForCommand(environment.env, () => {}, LIMITS)
  if (!database.ok) return fail(database.message)
  try {
    await database.db.transaction(rebuildSales)
    process.stdout.write('All orders were counted again.\n')
    return 0
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  } finally {
    await database.close()
  }
}

function fail(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}
