import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artworks } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import { keptSince } from '../designs/sweep-designs.ts'
import { listOldFiles, removeArtworkFile } from './artwork-files.ts'

const BATCH = 100
const ASKED_AT_ONCE = 1_000
const rowSchema = z.object({ id: z.string() })

/** Deletes artwork that was neither saved nor made to order in 60 days, or thrown away, up to 100, and files whose row was never written. */
export async function sweepArtwork({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<number> {
  const deleted = await db.execute(sql`
    delete from artworks where id in (
      select id from artworks
      where ((saved_at is null and created_at < ${keptSince(now())}::timestamptz) or removed_at is not null)
        and not exists (select from made_to_order where made_to_order.artwork_id = artworks.id)
      order by created_at limit ${BATCH} for update skip locked)
    returning id`)
  const ids = deleted.rows.map((row) => rowSchema.parse(row).id)
  for (const id of [...ids, ...(await listOrphans({ db, now, env }))])
    await removeArtworkFile(env.DATA_DIR, id)
  return ids.length
}

async function listOrphans({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<string[]> {
  const stored = await listOldFiles(env.DATA_DIR, now())
  const orphans: string[] = []
  for (let from = 0; from < stored.length; from += ASKED_AT_ONCE) {
    const some = stored.slice(from, from + ASKED_AT_ONCE)
    const rows = await db.select({ id: artworks.id }).from(artworks).where(inArray(artworks.id, some))
    const known = new Set(rows.map(({ id }) => id))
    orphans.push(...some.filter((id) => !known.has(id)))
  }
  return orphans
}
