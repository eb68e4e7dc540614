// The shop for the browser tests: already built, on an empty data folder. Resized pictures are kept, because their names depend on their contents.
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
// Pictures for credits come from a stand-in model on this machine, which speaks the same API.
const { startImageModelStandIn } = await import('./image-model-stand-in.ts')
process.env.IMAGE_MODEL_URL = (await startImageModelStandIn()).url
process.env.IMAGE_MODEL = 'stand-in'
// No background work ahead of visitors: it would take processor time from the stories.
process.env.NODE_ENV ??= 'test'
// A tenth of the processor time for the same pictures in larger files.
process.env.AVIF_EFFORT ??= '0'
// The operator stories sign in with it (tests/fixtures/operator.ts).
process.env.OPERATOR_TOKEN ??= 'token-of-the-browser-stories'
// Tests share a busy disk; an unavailable database has tests of its own.
process.env.DATABASE_WITHIN_MS ??= '20000'
await import('../../build/shop/main.js')
