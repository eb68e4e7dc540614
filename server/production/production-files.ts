import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { productionFiles } from '../db/schema/jobs.ts'
import type { Deps } from '../deps.ts'
import { productionFormats } from '../engine/jobs.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { getSecondKeyPart, sweepOrphanedFiles } from '../platform/sweep-orphans.ts'

type FileDeps = Pick<Deps, 'store'> & { db: Database | Transaction }

/**
 * The formats in which production files are stored. A decal has all of them. `png` is the proof, and `json.gz` is the decal itself, for
 * nesting.
 */
const keptFormats = [...productionFormats, 'png', 'json.gz'] as const
type KeptFormat = (typeof keptFormats)[number]
/** The files of a sold item. Every printed item has a PDF. */
type ProductionFiles = Readonly<Partial<Record<KeptFormat, Uint8Array>> & { pdf: Uint8Array }>

const KEY_PREFIX = 'production'
const keyOf = (home: string, format: KeptFormat): string => `${KEY_PREFIX}/${home}/decal.${format}`
/**
 * Matches the names of folders that were written before the table of production files existed. They have no row; the folder's name is the
 * key.
 */
const ROWLESS_FOLDER_NAME = /^(?:job-)?\d+$/

/** Returns the key of a made-to-order decal's files. All orders of the decal use the same files. */
export const variantFilesKey = (variantId: number): string => String(variantId)
/** Returns the key of the files of a catalogue decal. Each job has files of its own. */
export const jobFilesKey = (jobId: number): string => `job-${jobId}`

async function findHome({ db }: Pick<FileDeps, 'db'>, key: string): Promise<string | null> {
  const [row] = await db.select().from(productionFiles).where(eq(productionFiles.key, key))
  return row?.home ?? null
}

export async function hasProductionFiles(deps: FileDeps, key: string): Promise<boolean> {
  return (await findHome(deps, key)) !== null || (await deps.store.size(keyOf(key, 'pdf'))) !== null
}

/** Reads a production file; null if it isn't made yet. */
export async function readProductionFile(
  deps: FileDeps,
  key: string,
  format: KeptFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return deps.store.get(keyOf((await findHome(deps, key)) ?? key, format))
}

/**
 * Stores the files of a decal, either all or none: the row with their location is written last. If the key has files already, for example
 * from another process, keeps the existing files. Throws if the store is full.
 */
export async function storeProductionFiles(
  deps: FileDeps,
  key: string,
  files: ProductionFiles,
): Promise<void> {
  const { db, store } = deps
  const made = keptFormats.flatMap((format) => {
    const bytes = files[format]
    return bytes ? [{ format, bytes }] : []
  })
  const total = made.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (!(await store.hasRoom(total))) throw new Error('There is no room for production files')
  const home = `${key}-${createCapabilityToken()}`
  for (const { format, bytes } of made) await store.put(keyOf(home, format), bytes)
  const [first] = await db.insert(productionFiles).values({ key, home }).onConflictDoNothing().returning()
  if (!first) await removeHome(deps, home)
}

/** Deletes all files of these keys. */
export async function removeProductionFiles(deps: FileDeps, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    for (const home of [(await findHome(deps, key)) ?? key, key]) await removeHome(deps, home)
    await deps.db.delete(productionFiles).where(eq(productionFiles.key, key))
  }
}

async function removeHome({ store }: Pick<Deps, 'store'>, home: string): Promise<void> {
  await Promise.all(keptFormats.map((format) => store.remove(keyOf(home, format))))
}

/** Deletes files that are older than a day and have no database row, because their process was killed before it wrote the row. */
export function sweepProductionFiles(deps: Pick<Deps, 'db' | 'store' | 'now'>): Promise<void> {
  return sweepOrphanedFiles(deps, {
    prefix: KEY_PREFIX,
    ownerOf: getSecondKeyPart,
    async listKnown(homes) {
      const { home } = productionFiles
      const rows = await deps.db.select({ home }).from(productionFiles).where(inArray(home, homes))
      return [...rows.map((row) => row.home), ...homes.filter((name) => ROWLESS_FOLDER_NAME.test(name))]
    },
  })
}
