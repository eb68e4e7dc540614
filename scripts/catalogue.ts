import { parseArgs } from 'node:util'
import { describeImportFault } from '../content/operator/import-faults.ts'
import { readEnvironment } from '../server/runtime/read-environment.ts'
import { openObjectStore } from '../server/make-deps.ts'
import { openShopDatabaseForCommand } from '../server/open-database.ts'
import { exportCatalogue } from '../server/catalogue/export-catalogue.ts'
import { importCatalogue, type ImportResult } from '../server/catalogue/import-catalogue.ts'

const HELP = `Imports and exports the catalogue as a product CSV, in the format of Shopify's exports.

  npm run catalogue -- import FILE.csv [--replace] [--dry-run]
  npm run catalogue -- export FILE.csv

If the file has an error, nothing is imported. Products are matched by handle, variants by option values. Whatever
has no column in the file stays as it is. Pictures are web addresses, or paths of files in the folder of the CSV.
Products are written in batches, and shoppers are served in between. If the import stops half way, run the same
command again to import the rest.
  --replace   removes all products that aren't in the file, with their reviews
  --dry-run   prints what would change, and changes nothing

The command uses the shop of DATA_DIR or DATABASE_URL, as npm run shop does. The shop may be open meanwhile.
`

// Limits for the database connection. `withinMs` is the time limit for importing one batch of a large file. It is longer than the limit for
// requests, which would be too short on a busy machine.
const LIMITS = { max: 2, withinMs: 300_000 }

const WRONG_USE = 2

process.exitCode = await main(process.argv.slice(2))

async function main(given: string[]): Promise<number> {
  const call = readCall(given)
  if (call === 'help') {
    process.stdout.write(HELP)
    return 0
  }
  if (call === null) {
    process.stderr.write(HELP)
    return WRONG_USE
  }
  const environment = readEnvironment()
  if (!environment.ok) return fail(environment.message)
  const database = await openShopDatabaseForCommand(
    environment.env,
    (level, message) => say(`${level}: ${message}`),
    LIMITS,
  )
  if (!database.ok) return fail(database.message)
  try {
    if (call.command === 'export') {
      const { products } = await exportCatalogue(database.db, call.file)
      process.stdout.write(`${products} products written to ${call.file}\n`)
      return 0
    }
    const { store } = openObjectStore(environment.env)
    return report(await importCatalogue(database.db, { ...call, store }), call.dryRun)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  } finally {
    await database.close()
  }
}

type Call = { command: 'import' | 'export'; file: string; replace: boolean; dryRun: boolean }

function readCall(given: string[]): Call | 'help' | null {
  const options = {
    replace: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const [command, file, ...more] = positionals
    if (values.help || command === 'help') return 'help'
    if ((command !== 'import' && command !== 'export') || file === undefined || more.length > 0) return null
    return { command, file, replace: values.replace ?? false, dryRun: values['dry-run'] ?? false }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return null
  }
}

function report(result: ImportResult, dryRun: boolean): number {
  if (result.ok) {
    const { created, updated, unchanged, removed } = result
    const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${removed} removed`
    process.stdout.write(
      dryRun ? `An import would give: ${counts}. Nothing was changed.\n` : `Imported: ${counts}.\n`,
    )
    if (result.left.length === 0) return 0
    return fail(
      `These products were changed by somebody else during the import, and were left as they are: ${result.left.join(', ')}.`,
    )
  }
  for (const { line, column, value, fault } of result.errors) {
    const place = column === '' ? `line ${line}` : `line ${line}, column ${column}`
    say(`${place}: ${value === '' ? '' : `${JSON.stringify(value)} `}${describeImportFault(fault)}`)
  }
  return fail('Nothing was imported.')
}

function fail(message: string): number {
  say(message)
  return 1
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
