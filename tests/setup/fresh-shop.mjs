// Runs the built shop for the browser tests, with an empty data folder. Resized pictures are kept from earlier runs, because their names
// depend on their contents.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const folder = process.env.DATA_DIR ?? 'test-results/shop'
try {
  for (const name of readdirSync(folder)) {
    if (name !== 'cache') rmSync(path.join(folder, name), { recursive: true, force: true })
  }
} catch (error) {
  if (error.code !== 'ENOENT') throw error
}
// A stand-in model on this machine draws the pictures that credits buy. It has the same API.
const { startImageModelStandIn } = await import('./image-model-stand-in.ts')
process.env.IMAGE_MODEL_URL = (await startImageModelStandIn()).url
process.env.IMAGE_MODEL = 'stand-in'
// Skips the background work that prepares for visitors, because it would take processor time from the stories.
process.env.NODE_ENV ??= 'test'
// Takes a tenth of the processor time for the same pictures, with larger files.
process.env.AVIF_EFFORT ??= '0'
// Lets a story have its own network address with `x-forwarded-for`. All other stories share one address and its limits.
process.env.TRUSTED_PROXY ??= '1'
// The stories about operators sign in with this token (tests/fixtures/operator.ts).
process.env.OPERATOR_TOKEN ??= 'token-of-the-browser-stories'
// A long timeout, because tests share a busy disk. Other tests cover an unavailable database.
process.env.DATABASE_WITHIN_MS ??= '20000'
await import('../../build/shop/main.js')
