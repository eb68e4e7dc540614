// Runs the built shop for browser tests, with an empty data folder. Resized pictures from earlier runs are kept, because their names depend
// on their content.
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
// Starts a fake image model on this machine, with the API of a real one.
const { startFakeImageModel } = await import('./fake-image-model.ts')
process.env.IMAGE_MODEL_URL = (await startFakeImageModel()).url
process.env.IMAGE_MODEL = 'stand-in'
// Keeps the shop from preparing pictures in the background, which would take processor time from the tests.
process.env.NODE_ENV ??= 'test'
// Encodes pictures with a tenth of the usual processor time, at the cost of larger files.
process.env.AVIF_EFFORT ??= '0'
// Lets a test set its own IP address with `x-forwarded-for`. All other tests have the same address and share its rate limits.
process.env.TRUSTED_PROXY ??= '1'
process.env.OPERATOR_TOKEN ??= 'token-of-the-browser-stories'
// The database may take 20 seconds to respond, because the tests share a busy disk. How the shop behaves when the database fails is tested
// elsewhere.
process.env.DATABASE_WITHIN_MS ??= '20000'
await import('../../build/shop/main.js')
