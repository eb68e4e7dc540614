import { and, eq, sql } from 'drizzle-orm'
import {
  isEditable,
  type ReviewState,
  REVIEW_STATES,
  chooseInitialReviewState,
} from '../../domain/reviews/review-rules.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { findTextFaults } from '../../domain/reviews/text-faults.ts'
import type { Transaction } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { raiseCatalogueRevision } from '../catalogue/index.ts'
import type { Order } from '../orders/index.ts'
import { hashBuyer, listBoughtProducts, type ReviewRow } from './bought-products.ts'
import { encodePhoto, type PhotoRefusal } from './encode-photo.ts'
import { removePhoto, writePhoto } from './photo-files.ts'

/** The stars and texts of a buyer's review. */
export type ReviewText = { rating: number; title: string; body: string; author: string }
type ReviewInput = {
  order: Order
  productHandle: string
  visitorHash: string
  text: ReviewText
  /** The change to the review's photo. `new`: the file becomes the photo. `remove`: the photo is removed. `keep`: the photo stays. */
  photo: { change: 'new'; file: Uint8Array } | { change: 'remove' } | { change: 'keep' }
}
type WriteDeps = Pick<Deps, 'db' | 'now' | 'store'>
export type ReviewRefusal = 'not-bought' | 'not-editable' | 'no-room' | PhotoRefusal
type WriteResult = { ok: true; state: ReviewState } | { ok: false; reason: ReviewRefusal }

type KeptPhoto = { photo: string; photoWidth: number; photoHeight: number }
type PhotoColumns = KeptPhoto | { photo: null; photoWidth: null; photoHeight: null } | Record<string, never>

/** Stores a buyer's review of a product, or changes the existing one. The photo is stored before the row that refers to it. */
export async function writeReview(deps: WriteDeps, written: ReviewInput): Promise<WriteResult> {
  const bought = await listBoughtProducts(deps.db, written.order)
  const product = bought.find(({ handle }) => handle === written.productHandle)
  if (!product) return { ok: false, reason: 'not-bought' }
  if (product.review && !isEditable(product.review.createdAt, deps.now()))
    return { ok: false, reason: 'not-editable' }
  const photo = await keepPhoto(deps, written.photo)
  if (!photo.ok) return photo
  const kept = await deps.db.transaction((tx) =>
    writeRow(tx, deps, { written, productId: product.id, photo: photo.columns }),
  )
  if (!kept.ok) {
    if (photo.columns.photo) await removePhoto(deps, photo.columns.photo)
    return kept
  }
  if (kept.formerPhoto !== null) await removePhoto(deps, kept.formerPhoto)
  return { ok: true, state: kept.state }
}

async function keepPhoto(
  deps: WriteDeps,
  photo: ReviewInput['photo'],
): Promise<{ ok: true; columns: PhotoColumns } | { ok: false; reason: PhotoRefusal | 'no-room' }> {
  if (photo.change === 'keep') return { ok: true, columns: {} }
  if (photo.change === 'remove')
    return { ok: true, columns: { photo: null, photoWidth: null, photoHeight: null } }
  const encoded = await encodePhoto(photo.file)
  if (!encoded.ok) return encoded
  if (!(await deps.store.hasRoom(encoded.bytes.length))) return { ok: false, reason: 'no-room' }
  const name = createCapabilityToken()
  await writePhoto(deps, name, encoded)
  return { ok: true, columns: { photo: name, photoWidth: encoded.width, photoHeight: encoded.height } }
}

type Row = { written: ReviewInput; productId: number; photo: PhotoColumns }
type StoredReview =
  | { ok: true; state: ReviewState; formerPhoto: string | null }
  | { ok: false; reason: 'not-editable' }

async function writeRow(tx: Transaction, { now }: WriteDeps, row: Row): Promise<StoredReview> {
  const { written, productId, photo } = row
  const buyerHash = hashBuyer(written.order)
  // Makes requests of the same buyer for the same product run one after another. A form that is submitted twice therefore creates one
  // review.
  const lock = `review ${productId} ${buyerHash}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const own = and(eq(reviews.productId, productId), eq(reviews.buyerHash, buyerHash))
  const [before] = await tx.select().from(reviews).where(own).for('update')
  if (before && !isEditable(before.createdAt, now())) return { ok: false, reason: 'not-editable' }
  const heldFor = findTextFaults(Object.values(written.text).join('\n'))
  const former = before ? toReviewState(before) : null
  const state = chooseInitialReviewState(heldFor, {
    before: former,
    alwaysRead: getRules().reviews.waits === 'all',
  })
  const values = { ...written.text, ...photo, heldFor, state, visitorHash: written.visitorHash }
  if (before)
    await tx
      .update(reviews)
      .set({ ...values, updatedAt: now() })
      .where(own)
  else
    await tx
      .insert(reviews)
      .values({ ...values, productId, buyerHash, orderId: written.order.id, createdAt: now() })
  if (former === 'published' || state === 'published') await raiseCatalogueRevision(tx)
  const replaced = before && 'photo' in photo && before.photo !== photo.photo
  return { ok: true, state, formerPhoto: replaced ? before.photo : null }
}

/**
 * Returns the state of a review as a `ReviewState`. The column's type is text, but a constraint of the database allows only these values.
 */
export function toReviewState({ state }: Pick<ReviewRow, 'state'>): ReviewState {
  const known = REVIEW_STATES.find((name) => name === state)
  if (!known) throw new Error(`A review has the unknown state ${state}`)
  return known
}
