import { checkDataFolder } from './db/embedded/check-data-folder.ts'
import { formatEnvironmentRefusal } from './runtime/env.ts'
import { addOperatorToken } from './runtime/stored-secrets.ts'
import { isLiveShop, listMissingSettings } from './runtime/live-settings.ts'
import { readEnvironment } from './runtime/read-environment.ts'

/** The main program of the shop. It runs from build/shop/main.js. In development, it runs from its sources, with the option `--live`. */
const parsed = readEnvironment()
if (!parsed.ok) refuse(parsed.message)
const missing = listMissingSettings(parsed.env)
if (missing.length > 0) refuse(formatEnvironmentRefusal(missing))
const usable =
  parsed.env.DATABASE_URL === undefined ? await checkDataFolder(parsed.env.DATA_DIR) : { ok: true as const }
if (!usable.ok) refuse(usable.message)
const owned = addOperatorToken(parsed.env)
if (!owned.ok) refuse(owned.message)
const { env } = owned

// The other modules are loaded here and not by imports at the top of the file. A shop with invalid settings can therefore report the error
// before it loads a thousand files. In addition, the files can be loaded while the database starts in its own process.
const { openShopDatabase } = await import('./open-database.ts')
const { writeLog } = await import('./runtime/log.ts')
// Logs the error in the shop's format. Without this handler, Node would print the whole error, including the parameters of a failed query.
process.on('uncaughtException', (error) => {
  writeLog('error', 'The shop is exiting because of an unhandled error', { error })
  process.exit(1)
})
const [database, { startShop }] = await Promise.all([
  openShopDatabase(env, writeLog, { withinMs: env.DATABASE_WITHIN_MS }),
  import('./start-shop.ts'),
])
if (!database.ok) refuse(database.message)
const shop = await startShop(env, database, { live: process.argv.includes('--live') })
if (!shop.ok) refuse(shop.message)
console.log(`The shop is open: ${shop.address}`)
if (!isLiveShop(env)) {
  const { OPERATOR_TOKEN: token } = env
  console.log(`Make it yours: ${shop.address}/operator/make-it-yours (token: ${token})`)
}

let stopping = false
const stop = async () => {
  // On a second signal, the process ends immediately.
  if (stopping) process.exit(1)
  stopping = true
  await shop.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
