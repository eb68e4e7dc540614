import { and, eq, gt, lt } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { VIEWER_TIMEOUT_MS } from '../../domain/social-proof/presence.ts'
import { deleteBatch } from '../db/delete-batch.ts'
import { presence } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'

export type Presence = {
  /** Records that a browser is showing a page. Returns the page's number of viewers. */
  note: (page: string, browser: Browser, now: Date) => Promise<number>
  count: (page: string, now: Date) => Promise<number>
}
type Browser = { address: string; userAgent: string }

const ago = (now: Date): Date => new Date(now.getTime() - VIEWER_TIMEOUT_MS)

/** Counts the viewers of each page in all processes. Browsers are stored as keyed hashes, for a minute or two. */
export function createSharedPresence({ db, visitorSecret }: Pick<Deps, 'db' | 'visitorSecret'>): Presence {
  const count = (page: string, now: Date) =>
    db.$count(presence, and(eq(presence.page, page), gt(presence.seenAt, ago(now))))
  return {
    count,
    async note(page, { address, userAgent }, now) {
      const browser = createHmac('sha256', visitorSecret)
        .update(JSON.stringify(['presence', page, address, userAgent]))
        .digest('base64url')
      await db
        .insert(presence)
        .values({ page, browser, seenAt: now })
        .onConflictDoUpdate({ target: [presence.page, presence.browser], set: { seenAt: now } })
      return count(page, now)
    },
  }
}

/** Deletes browsers that aren't showing any page now. */
export async function sweepPresence({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  while ((await deleteBatch(db, presence, lt(presence.seenAt, ago(now())))) > 0);
}
