import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { productionFormats } from '../../engine/jobs.ts'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../../stored-files.ts'
import { capabilityToken } from '../cart/capability-token.ts'

/** What is kept of what was sold, of decals all of it; png is the proof, json.gz the decal itself, to be nested. */
const keptFormats = [...productionFormats, 'png', 'json.gz'] as const
type KeptFormat = (typeof keptFormats)[number]
type ProductionFiles = Readonly<Partial<Record<KeptFormat, Uint8Array>>>

const folderOf = (dataDir: string): string => path.join(dataDir, 'production')
const homeOf = (dataDir: string, key: string): string => path.join(folderOf(dataDir), key)

/** Where the files of a made-to-order decal are: they are the same however often it is bought. */
export const keyOfVariant = (variantId: number): string => String(variantId)
/** Where the files of one job are: those of a catalogue decal are as it was sold with this order. */
export const keyOfJob = (jobId: number): string => `job-${jobId}`
/** Of one that is being written. */
const PART = '.part'

export async function hasProductionFiles(dataDir: string, key: string): Promise<boolean> {
  return (await stat(homeOf(dataDir, key)).catch(nullIfMissing)) !== null
}

/** A file as it was kept; null where none is kept yet. */
export async function readProductionFile(
  dataDir: string,
  key: string,
  format: KeptFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return readWhole(path.join(homeOf(dataDir, key), `decal.${format}`)).catch(nullIfMissing)
}

/** Keeps the files of a decal, all of them on the disk or none. Those that are kept already stay. Throws where the disk has no room. */
export async function keepProductionFiles(
  dataDir: string,
  key: string,
  files: ProductionFiles,
): Promise<void> {
  const bytes = keptFormats.reduce((sum, format) => sum + (files[format]?.length ?? 0), 0)
  if (!(await hasRoom(folderOf(dataDir), bytes))) throw new Error('There is no room for production files')
  const part = path.join(folderOf(dataDir), `${key}-${capabilityToken()}${PART}`)
  try {
    await mkdir(part, { mode: 0o700 })
    for (const format of keptFormats) {
      const file = files[format]
      if (file) await writeDurably(path.join(part, `decal.${format}`), file)
    }
    await syncFolder(part)
    await rename(part, homeOf(dataDir, key))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!(await hasProductionFiles(dataDir, key))) throw error
  }
  await syncFolder(folderOf(dataDir))
}

/** Deletes the files of these keys, where there are any. */
export async function removeProductionFiles(dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await rm(homeOf(dataDir, key), { recursive: true, force: true })
}

/** Deletes what a killed process left half written before this moment. */
export async function sweepProductionFiles(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const folder = path.join(folderOf(dataDir), name)
    const facts = name.endsWith(PART) ? await stat(folder).catch(nullIfMissing) : null
    if (facts && facts.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
