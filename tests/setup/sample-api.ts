import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { createApi } from '../../server/api.ts'
import { handleUnknownPaths } from '../../server/web/handle-unknown-paths.ts'
import { loadSampleShop } from '../../server/sample-shop/load-sample-shop.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestDeps } from './test-deps.ts'

export type SampleApi = Awaited<ReturnType<typeof openSampleApi>>

/** Opens only the REST API, with a newly loaded sample shop. */
export async function openSampleApi() {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sample-api-'))
  const now = new Date('2026-11-21T12:00:00Z')
  const deps = createTestDeps(database.db, { DATA_DIR: dataDir })
  await loadSampleShop(database.db, { store: deps.store, now })
  const app = new Hono()
  app.route('/', createApi({ ...deps, now: () => now }))
  handleUnknownPaths(app)
  return {
    ...database,
    app,
    store: deps.store,
    now,
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
