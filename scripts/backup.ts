import path from 'node:path'
import { readEnvironment } from '../server/runtime/read-environment.ts'
import { connectWithoutMigrating } from '../server/open-database.ts'
import { makeBackup } from '../server/operator/backup/make-backup.ts'

const HELP = `Saves everything in the shop that can't be recreated to one folder: all tables, and the files of the data folder.

  npm run backup             to a new folder in backups/, named after the date and time
  npm run backup -- FOLDER   to an empty folder

The command uses the shop of DATA_DIR or DATABASE_URL, as npm run shop does. The shop may be open meanwhile; with the
embedded database, visitors wait while its tables are read. Files in a bucket (OBJECT_STORE_URL) aren't copied. The
folder contains customers' data and the secret that signs their cookies, so keep it as safe as the shop itself.
`

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)

async function main([given, ...more]: string[]): Promise<number> {
  if (given === 'help' || given === '--help') {
    process.stdout.write(HELP)
    return 0
  }
  if (more.length > 0) return fail(HELP)
  const environment = readEnvironment()
  if (!environment.ok) return fail(environment.message)
  const { env } = environment
  const reached = await connectWithoutMigrating(env, (level, message) =>
    process.stderr.write(`${level}: ${message}\n`),
  )
  if (!reached.ok) return fail(reached.message)
  const now = new Date()
  const folder = given ?? path.join('backups', now.toISOString().slice(0, 19).replaceAll(':', '-'))
  const objectStore = env.OBJECT_STORE_URL === undefined ? 'folder' : 's3'
  try {
    const { connection } = reached
    const made = await makeBackup({ connection, dataDir: env.DATA_DIR, objectStore, now }, folder)
    if (!made.ok) return fail(made.message)
    const rows = made.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `${rows} rows and ${made.manifest.files.length} files are in ${path.resolve(folder)}\n`,
    )
    if (objectStore === 's3') process.stdout.write("The files in the bucket weren't copied.\n")
    return 0
  } finally {
    await reached.stop()
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
