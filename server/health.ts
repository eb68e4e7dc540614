import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from './deps.ts'

/** For whoever watches over the process: alive at all, and ready to sell. */
export function health({ db, log }: Pick<Deps, 'db' | 'log'>): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      return c.json({ status: 'ready' })
    } catch (error) {
      log('warn', 'The database does not answer', { error })
      return c.json({ status: 'database-away' }, 503, { 'retry-after': '5' })
    }
  })
  return app
}
