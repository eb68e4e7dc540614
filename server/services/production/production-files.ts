import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { productionFormats } from '../../engine/jobs.ts'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../../stored-files.ts'
import { capabilityToken } from '../cart/capability-token.ts'

/** What is kept of each decal that was sold; png is the proof. */
const keptFormats = [...productionFormats, 'png'] as const
type KeptFormat = (typeof keptFormats)[number]
type ProductionFiles = Readonly<Record<KeptFormat, Uint8Array>>

const folderOf = (dataDir: string): string => path.join(dataDir, 'production')
const homeOf = (dataDir: string, variantId: number): string => path.join(folderOf(dataDir), String(variantId))
/** Of one that is being written. */
const PART = '.part'

export async function hasProductionFiles(dataDir: string, variantId: number): Promise<boolean> {
  return (await stat(homeOf(dataDir, variantId)).catch(nullIfMissing)) !== null
}

/** A file as it was kept; null where none is kept yet. */
export async function readProductionFile(
  dataDir: string,
  variantId: number,
  format: KeptFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return readWhole(path.join(homeOf(dataDir, variantId), `decal.${format}`)).catch(nullIfMissing)
}

/** Keeps the files of a decal, all of them on the disk or none. Those that are kept already stay. Throws where the disk has no room. */
export async function keepProductionFiles(
  dataDir: string,
  variantId: number,
  files: ProductionFiles,
): Promise<void> {
  const bytes = keptFormats.reduce((sum, format) => sum + files[format].length, 0)
  if (!(await hasRoom(folderOf(dataDir), bytes))) throw new Error('There is no room for production files')
  const part = path.join(folderOf(dataDir), `${variantId}-${capabilityToken()}${PART}`)
  try {
    await mkdir(part, { mode: 0o700 })
    for (const format of keptFormats) await writeDurably(path.join(part, `decal.${format}`), files[format])
    await syncFolder(part)
    await rename(part, homeOf(dataDir, variantId))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!(await hasProductionFiles(dataDir, variantId))) throw error
  }
  await syncFolder(folderOf(dataDir))
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
