import { readEnvironment } from '../server/runtime/read-environment.ts'
import { connectWithoutMigrating } from '../server/open-database.ts'
import { restoreBackup } from '../server/operator/backup/restore-backup.ts'

const HELP = `Restores a shop from a backup.

  DATA_DIR=EMPTY npm run restore -- FOLDER

DATA_DIR has to be empty or missing. If DATABASE_URL is set, that database has to be empty too. Every file of the
backup is checked before anything is written.
`

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)

async function main([folder, ...more]: string[]): Promise<number> {
  if (folder === 'help' || folder === '--help') {
    process.stdout.write(HELP)
    return 0
  }
  if (folder === undefined || more.length > 0) return fail(HELP)
  const environment = readEnvironment()
  if (!environment.ok) return fail(environment.message)
  const { env } = environment
  const log = (level: string, message: string) => process.stderr.write(`${level}: ${message}\n`)
  const reach = () => connectWithoutMigrating(env, log)
  const restored = await restoreBackup(folder, { dataDir: env.DATA_DIR, reach })
  if (!restored.ok) return fail(restored.message)
  const { madeAt, files, objectStore } = restored.manifest
  process.stdout.write(
    `The shop was restored as of ${madeAt}, with ${files.length} files. Open it with npm run shop.\n`,
  )
  if (objectStore === 's3')
    process.stdout.write('Its files are in its bucket, so set the same OBJECT_STORE_URL.\n')
  return 0
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
