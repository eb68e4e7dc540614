import { startShop } from './start-shop.ts'

/** The process of the shop: `node server/main.ts`, with `--live` for development. */
const shop = await startShop(process.env, { live: process.argv.includes('--live') })
if (!shop.ok) {
  console.error(shop.message)
  process.exit(1)
}
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
