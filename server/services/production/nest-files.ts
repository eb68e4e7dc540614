import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nestSchema, type NestView } from '../../../contract/job.ts'
import type { NestFiles } from '../../../decal/nesting/nest-decals.ts'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../../stored-files.ts'
import { isCapabilityToken } from '../cart/capability-token.ts'

const folderOf = (dataDir: string): string => path.join(dataDir, 'nests')
const homeOf = (dataDir: string, id: string): string => path.join(folderOf(dataDir), id)

const NAMES = { print: 'print.pdf', cut: 'cut.dxf', sorting: 'sorting.pdf', nest: 'nest.json' } as const

/** Keeps a nest with its files, all of it on the disk or nothing. Throws where the disk has no room. */
export async function keepNest(
  dataDir: string,
  nest: NestView,
  { pdf, dxf, sorting }: NestFiles,
): Promise<void> {
  const encoder = new TextEncoder()
  const parts = [
    [NAMES.print, pdf],
    [NAMES.cut, encoder.encode(dxf)],
    [NAMES.sorting, sorting],
    [NAMES.nest, encoder.encode(JSON.stringify(nest))],
  ] as const
  const bytes = parts.reduce((sum, [, part]) => sum + part.length, 0)
  if (!(await hasRoom(folderOf(dataDir), bytes))) throw new Error('There is no room for the files of a nest')
  const part = `${homeOf(dataDir, nest.id)}.part`
  try {
    await mkdir(part, { mode: 0o700 })
    for (const [name, content] of parts) await writeDurably(path.join(part, name), content)
    await syncFolder(part)
    await rename(part, homeOf(dataDir, nest.id))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  await syncFolder(folderOf(dataDir))
}

/** One of its files as it was kept; null for an unknown nest. */
export async function readNestFile(
  dataDir: string,
  id: string,
  file: keyof typeof NAMES,
): Promise<Uint8Array<ArrayBuffer> | null> {
  // Anything else could be a path.
  if (!isCapabilityToken(id)) return null
  return readWhole(path.join(homeOf(dataDir, id), NAMES[file])).catch(nullIfMissing)
}

/** A nest that was made earlier; null for an unknown one. */
export async function findNest(dataDir: string, id: string): Promise<NestView | null> {
  const bytes = await readNestFile(dataDir, id, 'nest')
  return bytes && nestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Deletes nests older than this: they can be made again from their jobs, whose files stay. */
export async function sweepNests(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const folder = path.join(folderOf(dataDir), name)
    const facts = await stat(folder).catch(nullIfMissing)
    if (facts && facts.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
