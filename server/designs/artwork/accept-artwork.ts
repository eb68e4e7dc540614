import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { artworks } from '../../db/schema/designs.ts'
import type { Deps } from '../../deps.ts'
import type { DecalReading } from '../../engine/jobs.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'
import { removeArtworkFile, writeArtwork } from './artwork-files.ts'
import { type ArtworkRow, measureArtwork } from './artworks.ts'
import { cleanFileName } from './file-name.ts'

/** How much artwork each visitor may store: the number of files, and their total size in bytes. */
export const ARTWORK_QUOTA = { files: 30, bytes: 150 * 1024 * 1024 } as const

export type ArtworkDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'log' | 'store'>
export type ArtworkUpload = {
  visitorHash: string
  fileName: string
  file: Uint8Array<ArrayBuffer>
  widthMm: number
  reading: DecalReading
  /** A signal that is aborted when the visitor leaves. The file is then neither read to the end nor stored. */
  signal?: AbortSignal
}
export type AcceptArtworkResult =
  | { ok: true; artwork: ArtworkRow; notes: string[] }
  | { ok: false; reason: 'quota-reached' | 'no-room' }
  | { ok: false; reason: 'not-read'; refused: { reason: string; message: string } }

/** Accepts an uploaded file. First the engine reads the file, then the object store stores it, and then the database row is written. */
export async function acceptArtwork(deps: ArtworkDeps, upload: ArtworkUpload): Promise<AcceptArtworkResult> {
  const { db, store } = deps
  const { visitorHash, file } = upload
  if (!fits(await measureArtwork(db, visitorHash), file.length)) return { ok: false, reason: 'quota-reached' }
  if (!(await store.hasRoom(file.length))) return { ok: false, reason: 'no-room' }
  const read = await readUpload(deps, upload)
  if (!read.ok) return { ok: false, reason: 'not-read', refused: read }
  await writeArtwork(deps, read.row.id, file)
  const kept = await keepRow(deps, read.row).catch(async (error: unknown) => {
    await removeArtworkFile(deps, read.row.id)
    throw error
  })
  if (kept) return { ok: true, artwork: read.row, notes: read.notes }
  await removeArtworkFile(deps, read.row.id)
  return { ok: false, reason: 'quota-reached' }
}

function fits({ files, bytes }: { files: number; bytes: number }, more: number): boolean {
  return files < ARTWORK_QUOTA.files && bytes + more <= ARTWORK_QUOTA.bytes
}

/** Writes the row of the artwork. Rows of one visitor are written one after another, so that concurrent uploads can't exceed the quota. */
function keepRow({ db }: ArtworkDeps, row: ArtworkRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`artwork ${row.visitorHash}`}, 0))`)
    if (!fits(await measureArtwork(tx, row.visitorHash), row.bytes)) return false
    await tx.insert(artworks).values(row)
    return true
  })
}

async function readUpload(
  deps: ArtworkDeps,
  { visitorHash, fileName, file, widthMm, reading, signal }: ArtworkUpload,
): Promise<{ ok: true; row: ArtworkRow; notes: string[] } | { ok: false; reason: string; message: string }> {
  const sha256 = createHash('sha256').update(file).digest('hex')
  const subject = { kind: 'artwork' as const, file, sha256, reading }
  const making = { widthMm, cutKind: 'kiss' as const }
  const inspected = await deps.engine.inspect(subject, making, { asker: visitorHash, signal })
  if (!inspected.ok) return inspected
  const { read } = inspected
  if (!read) throw new Error('The engine returned nothing about a file')
  const row = {
    id: createCapabilityToken(),
    visitorHash,
    fileName: cleanFileName(fileName, read.format),
    format: read.format,
    bytes: file.length,
    sha256,
    widthMm: toHundredths(inspected.widthMm),
    heightMm: toHundredths(inspected.heightMm),
    dpi: read.dpi,
    hasOwnCut: read.hasOwnCut,
    // How far the visitor lets the background's colour vary. If the value is null, the engine chooses a value. For the same file, it always
    // chooses the same value.
    tolerance: reading.tolerance,
    offsetMm: reading.offsetMm,
    vectorised: reading.vectorise,
    keepsInside: reading.keepInside,
    cutOut: reading.cutOut ?? null,
    page: reading.page ?? 1,
    pages: read.pages,
    savedAt: null,
    removedAt: null,
    createdAt: deps.now(),
  }
  return { ok: true, row, notes: read.notes }
}

const toHundredths = (mm: number): number => Math.round(mm * 100) / 100
