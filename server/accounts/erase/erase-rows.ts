import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'
import { eraseCarts } from './erase-carts.ts'
import { type FilesToDelete, eraseDesignsAndArtwork } from './erase-designs.ts'
import { eraseCredits, eraseOrders } from './erase-money.ts'
import { eraseRewards } from './erase-rewards.ts'
import { anonymiseReviews } from './anonymise-reviews.ts'
import { anonymiseOrdersInTransaction } from './anonymise-orders.ts'

/** Deletes or anonymises all of a visitor's rows, and returns the ids of artwork and images whose files have to be deleted. */
export async function eraseVisitorRows(
  tx: Transaction,
  { visitorHash, cartId, now }: { visitorHash: string; cartId: string | null; now: Date },
): Promise<FilesToDelete> {
  const erasure = { visitorHash, name: `closed:${createCapabilityToken()}`, now }
  await eraseCarts(tx, visitorHash, cartId)
  const erased = await eraseDesignsAndArtwork(tx, erasure)
  await anonymiseReviews(tx, visitorHash, erasure.name)
  await eraseCredits(tx, erasure)
  await eraseRewards(tx, erasure)
  await eraseOrders(tx, erasure)
  await anonymiseOrdersInTransaction(tx)
  await tx.execute(sql`delete from written_quotes where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from back_in_stock_alerts where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from wallet_links where visitor_hash = ${visitorHash}`)
  return erased
}
