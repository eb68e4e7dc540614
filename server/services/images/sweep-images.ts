import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import { images } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import { IMAGES_PREFIX, removeImageFiles } from './image-bytes.ts'
import { orderImageRemoval } from './order-removal.ts'

const BATCH = 100
const ASKED_AT_ONCE = 1_000
/** As long as the visitor's cookie lives: nobody can open an image after that. */
const KEEP_DAYS = 365
/** A file whose row was never written is left alone this long: its upload may be under way. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
const rowSchema = z.object({ id: z.string() })

/** Deletes images of a year ago and those that were thrown away, where nothing is made of them, up to 100; and files without a row. */
export async function sweepImages(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<number> {
  const ids = await deps.db.transaction((tx) => deleteRows(tx, deps.now()))
  for (const id of await listOrphans(deps)) await removeImageFiles(deps, id)
  return ids.length
}

async function deleteRows(tx: Transaction, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - KEEP_DAYS * 24 * 60 * 60 * 1_000).toISOString()
  const deleted = await tx.execute(sql`
    delete from images where id in (
      select id from images
      where (created_at < ${before}::timestamptz or removed_at is not null)
        and not exists (select from commission_images where image_id = images.id)
      order by created_at limit ${BATCH} for update skip locked)
    returning id`)
  const ids = deleted.rows.map((row) => rowSchema.parse(row).id)
  for (const id of ids) await orderImageRemoval(tx, id, now)
  return ids
}

async function listOrphans({ db, now, store }: Pick<Deps, 'db' | 'now' | 'store'>): Promise<string[]> {
  const keys = await store.listBefore(IMAGES_PREFIX, new Date(now().getTime() - ORPHAN_AFTER_MS))
  const stored = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))]
  const orphans: string[] = []
  for (let from = 0; from < stored.length; from += ASKED_AT_ONCE) {
    const some = stored.slice(from, from + ASKED_AT_ONCE)
    const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, some))
    const known = new Set(rows.map(({ id }) => id))
    orphans.push(...some.filter((id) => !known.has(id)))
  }
  return orphans
}
