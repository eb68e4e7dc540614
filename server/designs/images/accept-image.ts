import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  IMAGE_QUOTA,
  type ImageUse,
  isFormatAccepted,
  MAX_IMAGE_BYTES,
  MAX_STORED_IMAGE_BYTES,
} from '../../../domain/images/image-rules.ts'
import { imageData, images } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import type { BannerImageReading } from '../../engine/banner-jobs.ts'
import { cleanFileName } from '../artwork/file-name.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'
import { imageStorageKey, removeImageFiles } from './image-bytes.ts'
import { type ImageRow, measureImages } from './images.ts'
import { scheduleImageRemoval } from './schedule-image-removal.ts'

type ImageDeps = Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'store'>
export type ImageUpload = {
  visitorHash: string
  fileName: string
  file: Uint8Array<ArrayBuffer>
  use: ImageUse
  storage: ImageRow['storage']
}
export type ImageUploadRefusal =
  | { ok: false; reason: 'too-large' | 'quota-reached' | 'no-room' | 'store-away' | 'not-taken' }
  | { ok: false; reason: 'not-read'; refused: { reason: string; message: string } }
/**
 * The accepted image, or the reason for refusing it. The field `note` is for the customer: it says which fonts replaced the original ones,
 * or that the picture contains a checkerboard pattern instead of transparency.
 */
export type AcceptImageResult = { ok: true; image: ImageRow; note: string | null } | ImageUploadRefusal

/**
 * Accepts an uploaded image. First the engine reads the file, then the object store or the database stores it, and then the image's row is
 * written.
 */
export async function acceptImage(deps: ImageDeps, upload: ImageUpload): Promise<AcceptImageResult> {
  const { db, store } = deps
  const { visitorHash, file, storage } = upload
  if (file.length > (storage === 'file' ? MAX_IMAGE_BYTES : MAX_STORED_IMAGE_BYTES))
    return { ok: false, reason: 'too-large' }
  if (!fits(await measureImages(db, visitorHash), upload)) return { ok: false, reason: 'quota-reached' }
  if (!(await store.hasRoom(file.length))) return { ok: false, reason: 'no-room' }
  const read = await deps.engine.readImage(file, visitorHash)
  if (!read.ok) return { ok: false, reason: 'not-read', refused: read }
  if (!isFormatAccepted(upload.use, read.format)) return { ok: false, reason: 'not-taken' }
  const row = rowOf(deps, upload, read)
  const files = { original: file, preview: read.preview }
  if (storage === 'file' && !(await putFiles(deps, row.id, files))) return { ok: false, reason: 'store-away' }
  try {
    const kept = await keepRow(deps, { row, upload, files })
    if (kept) return { ok: true, image: row, note: read.note }
  } catch (error) {
    if (storage === 'file') await removeImageFiles(deps, row.id)
    throw error
  }
  if (storage === 'file') await scheduleImageRemoval(db, row.id, deps.now())
  return { ok: false, reason: 'quota-reached' }
}

type MeasuredImage = Awaited<ReturnType<typeof measureImages>>

function fits({ files, bytes, inDatabase }: MeasuredImage, { file, storage }: ImageUpload): boolean {
  const isStored = storage === 'database'
  return (
    files < IMAGE_QUOTA.files &&
    bytes + file.length <= IMAGE_QUOTA.bytes &&
    (!isStored || inDatabase + file.length <= IMAGE_QUOTA.inDatabase)
  )
}

function rowOf(
  { now }: ImageDeps,
  { visitorHash, fileName, file, storage }: ImageUpload,
  { format, width, height, preview }: Extract<BannerImageReading, { ok: true }>,
): ImageRow {
  return {
    id: createCapabilityToken(),
    visitorHash,
    originalName: cleanFileName(fileName, format),
    format,
    size: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    widthPx: width,
    heightPx: height,
    hasPreview: preview !== null,
    storage,
    removedAt: null,
    createdAt: now(),
  }
}

type Files = { original: Uint8Array<ArrayBuffer>; preview: Uint8Array<ArrayBuffer> | null }

/**
 * Writes the files of an image. If the object store fails or doesn't respond, returns false; files that were already written are deleted
 * when the store works again.
 */
async function putFiles(
  { db, store, now, log }: ImageDeps,
  id: string,
  { original, preview }: Files,
): Promise<boolean> {
  try {
    await store.put(imageStorageKey(id, 'original'), original)
    if (preview) await store.put(imageStorageKey(id, 'preview'), preview)
    return true
  } catch (error) {
    log('error', 'Couldn’t store an image', { error })
    await scheduleImageRemoval(db, id, now())
    return false
  }
}

type ImageToKeep = { row: ImageRow; upload: ImageUpload; files: Files }

/** Writes the row of an image. Rows of one visitor are written one after another, so that concurrent uploads can't exceed the quota. */
function keepRow({ db }: ImageDeps, { row, upload, files }: ImageToKeep): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`images ${row.visitorHash}`}, 0))`)
    if (!fits(await measureImages(tx, row.visitorHash), upload)) return false
    await tx.insert(images).values(row)
    if (row.storage === 'database') await tx.insert(imageData).values({ imageId: row.id, ...files })
    return true
  })
}
