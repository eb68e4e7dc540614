// The shop for the browser tests: built already, on an empty data folder. Pictures made small before are kept: their names tell their contents.
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
// Pictures for credits come from a model on this machine, which speaks as the real ones do.
const { startImageModelStandIn } = await import('./image-model-stand-in.ts')
process.env.IMAGE_MODEL_URL = (await startImageModelStandIn()).url
process.env.IMAGE_MODEL = 'stand-in'
// Nothing is done ahead of visitors: it would take the processor from the stories.
process.env.NODE_ENV ??= 'test'
// A tenth of the processor time for the same pictures in larger files.
process.env.AVIF_EFFORT ??= '0'
// The stories of the operator sign in with it (tests/fixtures/operator.ts).
process.env.OPERATOR_TOKEN ??= 'token-of-the-browser-stories'
// Tests share a busy disk; what the shop says of a database that is away has tests of its own.
process.env.DATABASE_WITHIN_MS ??= '20000'
await import('../../server/main.ts')
