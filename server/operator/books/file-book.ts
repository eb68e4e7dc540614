import { createHash } from 'node:crypto'
import path from 'node:path'
import { isNotNull, like } from 'drizzle-orm'
import { attachedFiles } from '../../db/schema/attached-files.ts'
import { productImages, variants } from '../../db/schema/catalogue.ts'
import { artworks } from '../../db/schema/designs.ts'
import { images } from '../../db/schema/images.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { readArtworkFile, readImageBytes } from '../../designs/index.ts'
import { mediaStorageKey } from '../../catalogue/index.ts'
import {
  jobPlanSchema,
  jobFilesKey,
  variantFilesKey,
  listVersionsWithFiles,
  readAttachedFile,
  readProductionFile,
  readVersionFile,
} from '../../production/index.ts'
import { readPhoto } from '../../reviews/index.ts'
import type { CheckBookDeps, BookCheckResult, Discrepancy } from './book.ts'

/** A file that a row refers to. */
type NamedFile = {
  id: string
  read: () => Promise<Uint8Array | null>
  /** The beginning of the file's SHA-256 hash according to the database row; null if the row has no hash. */
  sha256: string | null
}

const FILE_LISTERS: Readonly<Record<string, (deps: CheckBookDeps) => Promise<NamedFile[]>>> = {
  artworks: listArtworks,
  images: listImages,
  'review photos': listPhotos,
  'design versions': listVersions,
  'attached files': listAttached,
  'production files': listProduction,
  pictures: listPictures,
}

/** Reads every file that a row refers to. Checks that the file exists and that its hash equals the hash in the row. */
export async function checkFileBook(deps: CheckBookDeps): Promise<BookCheckResult> {
  const counts: Record<string, number> = {}
  const discrepancies: Discrepancy[] = []
  for (const [kind, list] of Object.entries(FILE_LISTERS)) {
    const files = await list(deps)
    counts[kind] = files.length
    const missing: string[] = []
    const damaged: string[] = []
    for (const file of files) {
      const bytes = await file.read()
      if (bytes === null) missing.push(file.id)
      else if (file.sha256 !== null && !sha256Of(bytes).startsWith(file.sha256)) damaged.push(file.id)
    }
    if (missing.length > 0) discrepancies.push({ says: `${kind} that are missing`, ids: missing })
    if (damaged.length > 0)
      discrepancies.push({ says: `${kind} with other bytes than were written`, ids: damaged })
  }
  return { name: 'Files', counts, discrepancies }
}

async function listArtworks(deps: CheckBookDeps): Promise<NamedFile[]> {
  const rows = await deps.db.select({ id: artworks.id, sha256: artworks.sha256 }).from(artworks)
  return rows.map(({ id, sha256 }) => ({ id, sha256, read: () => readArtworkFile(deps, id) }))
}

async function listImages(deps: CheckBookDeps): Promise<NamedFile[]> {
  const { id, storage, sha256, hasPreview } = images
  const rows = await deps.db.select({ id, storage, sha256, hasPreview }).from(images)
  return rows.flatMap((image) => {
    const original = { ...image, read: () => readImageBytes(deps, image, 'original') }
    const preview = { id: `${image.id}, its preview`, sha256: null }
    return image.hasPreview
      ? [original, { ...preview, read: () => readImageBytes(deps, image, 'preview') }]
      : [original]
  })
}

async function listPhotos(deps: CheckBookDeps): Promise<NamedFile[]> {
  const rows = await deps.db.select({ photo: reviews.photo }).from(reviews).where(isNotNull(reviews.photo))
  return rows.flatMap(({ photo }) =>
    (['large', 'small'] as const).map((size) => ({
      id: `${photo}, ${size}`,
      sha256: null,
      read: () => readPhoto(deps, photo ?? '', size),
    })),
  )
}

async function listVersions(deps: CheckBookDeps): Promise<NamedFile[]> {
  const ids = await listVersionsWithFiles(deps.db)
  return ids.map((id) => ({ id, sha256: null, read: () => readVersionFile(deps, id, 'original') }))
}

async function listAttached(deps: CheckBookDeps): Promise<NamedFile[]> {
  const { id, sha256, hasPreview } = attachedFiles
  const rows = await deps.db.select({ id, sha256, hasPreview }).from(attachedFiles)
  return rows.flatMap((file) => {
    const original = { ...file, read: () => readAttachedFile(deps, file.id, 'original') }
    const preview = { id: `${file.id}, its preview`, sha256: null }
    return file.hasPreview
      ? [original, { ...preview, read: () => readAttachedFile(deps, file.id, 'preview') }]
      : [original]
  })
}

/** Lists one file per job: the proof. The files of a job are stored either all or not at all, so checking one is enough. */
async function listProduction(deps: CheckBookDeps): Promise<NamedFile[]> {
  const rows = await deps.db.select({ id: jobs.id, plan: jobs.plan }).from(jobs).where(isNotNull(jobs.madeAt))
  return rows.map(({ id, plan: stored }) => {
    const plan = jobPlanSchema.parse(stored)
    const key = plan.kind === 'made' ? variantFilesKey(plan.variantId) : jobFilesKey(id)
    return {
      id: `job ${id}`,
      sha256: null,
      read: () => readProductionFile(deps, key, 'png'),
    }
  })
}

/** Lists the pictures of products and variants. The shop's own pictures are named by the hash of their content. */
async function listPictures({ db, store }: CheckBookDeps): Promise<NamedFile[]> {
  const ofProducts = await db
    .selectDistinct({ src: productImages.src })
    .from(productImages)
    .where(like(productImages.src, '/media/%'))
  const ofVariants = await db
    .selectDistinct({ src: variants.imageSrc })
    .from(variants)
    .where(like(variants.imageSrc, '/media/%'))
  return [...new Set([...ofProducts, ...ofVariants].map(({ src }) => src))].map((src) => ({
    id: src,
    sha256: path.basename(src, path.extname(src)),
    read: () => store.get(mediaStorageKey(path.basename(src))),
  }))
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
