import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { findDifferingSettings } from './platform/same-settings.ts'

/** Adds health checks for monitoring: whether the process is alive, and whether it is ready to take orders. */
export function health({ db, log, env }: Pick<Deps, 'db' | 'log' | 'env'>): Hono {
  // Only one process can use the embedded database.
  const isShared = env.DATABASE_URL !== undefined
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      const differentSettings = isShared ? await findDifferingSettings(db) : []
      // Still reports ready. Differing settings occur while a secret is being replaced, and taking every process out of service would be
      // worse.
      return c.json({ status: 'ready', ...(differentSettings.length > 0 && { differentSettings }) })
    } catch (error) {
      log('warn', 'The database does not answer', { error })
      return c.json({ status: 'database-away' }, 503, { 'retry-after': '5' })
    }
  })
  return app
}
