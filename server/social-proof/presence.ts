import { createHmac, randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { VIEWER_TIMEOUT_MS } from '../../domain/social-proof/presence.ts'
import { createSharedPresence, type Presence } from './shared-presence.ts'

/** The maximum number of heartbeats in memory, about 4 MB. If there are more, the oldest are dropped, and fewer viewers are counted. */
const MAX_REMEMBERED = 20_000

type Sign = { page: string; at: number }
/** Counts viewers in PostgreSQL, which several processes may share, or in memory if the database is embedded. */
export function createPresence(deps: Pick<Deps, 'db' | 'env' | 'visitorSecret'>): Presence {
  return deps.env.DATABASE_URL === undefined ? createMemoryPresence() : createSharedPresence(deps)
}

/**
 * Counts the viewers of each page during the last minute, in memory. A browser is identified by a hash of its IP address and user agent.
 * The hash's key is lost when the process ends. All tabs of a browser count as one viewer. People at one IP address with the same browser
 * also count as one viewer, so that a script can't invent viewers.
 */
export function createMemoryPresence(most: number = MAX_REMEMBERED): Presence {
  const key = randomBytes(32)
  // The browsers in the order of their last heartbeats. The first one expires next.
  const signs = new Map<string, Sign>()
  const viewers = new Map<string, number>()
  const change = (page: string, by: 1 | -1) => {
    const left = (viewers.get(page) ?? 0) + by
    if (left > 0) viewers.set(page, left)
    else viewers.delete(page)
  }
  const forgetOld = (now: number) => {
    for (const [id, { page, at }] of signs) {
      if (now - at < VIEWER_TIMEOUT_MS && signs.size <= most) return
      signs.delete(id)
      change(page, -1)
    }
  }
  const count = async (page: string, now: Date) => {
    forgetOld(now.getTime())
    return viewers.get(page) ?? 0
  }
  return {
    count,
    async note(page, { address, userAgent }, now) {
      const id = createHmac('sha256', key)
        .update(JSON.stringify([page, address, userAgent]))
        .digest('base64url')
      if (!signs.delete(id)) change(page, 1)
      signs.set(id, { page, at: now.getTime() })
      return count(page, now)
    },
  }
}
