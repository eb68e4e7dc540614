import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { findDifferingSettings } from './platform/shared-settings.ts'

/**
 * Creates the health checks for monitoring. One check says whether the process is running. The other check says whether the process can
 * take orders.
 */
export function createHealthRoutes({ db, log, env }: Pick<Deps, 'db' | 'log' | 'env'>): Hono {
  // Whether several processes share the database. The embedded database can be used by only one process.
  const isShared = env.DATABASE_URL !== undefined
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      const differentSettings = isShared ? await findDifferingSettings(db) : []
      // Reports "ready" even if the processes have different settings. That is normal while a secret is being replaced, and it would be
      // worse if all processes went out of service.
      return c.json({ status: 'ready', ...(differentSettings.length > 0 && { differentSettings }) })
    } catch (error) {
      log('warn', 'The database doesn’t respond', { error })
      return c.json({ status: 'database-away' }, 503, { 'retry-after': '5' })
    }
  })
  return app
}
