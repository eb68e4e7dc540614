import { checkDataFolder } from './db/embedded/check-data-folder.ts'
import { parseEnvironment } from './env.ts'

/** The process of the shop: `node server/main.ts`, with `--live` for development. */
const parsed = parseEnvironment(process.env)
if (!parsed.ok) refuse(parsed.message)
const { env } = parsed
const usable = env.DATABASE_URL === undefined ? await checkDataFolder(env.DATA_DIR) : { ok: true as const }
if (!usable.ok) refuse(usable.message)

// Loaded only now: a shop that must not start says so before it reads a thousand files.
const { startShop } = await import('./start-shop.ts')
const shop = await startShop(env, { live: process.argv.includes('--live') })
if (!shop.ok) refuse(shop.message)
console.log(`The shop is open: ${shop.address}`)

let stopping = false
const stop = async () => {
  // A second signal means it: leave at once.
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
