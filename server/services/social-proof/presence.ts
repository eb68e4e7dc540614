import { createHmac, randomBytes } from 'node:crypto'
import { HERE_FOR } from '../../../domain/social-proof/presence.ts'

/** Signs of life that are remembered at once, some 4 MB: beyond that the oldest are forgotten, and too few are counted. */
const MOST_REMEMBERED = 20_000

type Sign = { page: string; at: number }
type Browser = { address: string; userAgent: string }

export type Presence = {
  /** Notes that a browser has a page in sight; gives how many have. */
  note: (page: string, browser: Browser, now: Date) => number
  count: (page: string, now: Date) => number
}

/**
 * Who has which page in sight, in memory and for a minute. A browser is known by a hash of its address and name with a key that ends with
 * the process: its tabs are one, people behind one address with one kind of browser are one as well, and nobody can be made up by a script.
 */
export function createPresence(most: number = MOST_REMEMBERED): Presence {
  const key = randomBytes(32)
  // In the order of their last sign: the first one is the next to be forgotten.
  const signs = new Map<string, Sign>()
  const viewers = new Map<string, number>()
  const change = (page: string, by: 1 | -1) => {
    const left = (viewers.get(page) ?? 0) + by
    if (left > 0) viewers.set(page, left)
    else viewers.delete(page)
  }
  const forgetOld = (now: number) => {
    for (const [id, { page, at }] of signs) {
      if (now - at < HERE_FOR && signs.size <= most) return
      signs.delete(id)
      change(page, -1)
    }
  }
  const count = (page: string, now: Date) => {
    forgetOld(now.getTime())
    return viewers.get(page) ?? 0
  }
  return {
    count,
    note(page, { address, userAgent }, now) {
      const id = createHmac('sha256', key)
        .update(JSON.stringify([page, address, userAgent]))
        .digest('base64url')
      if (!signs.delete(id)) change(page, 1)
      signs.set(id, { page, at: now.getTime() })
      return count(page, now)
    },
  }
}
