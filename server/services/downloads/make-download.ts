import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../../deps.ts'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../../stored-files.ts'
import { capabilityToken } from '../cart/capability-token.ts'
import { type DownloadGoods, fileNameOf, keyOfGoods } from './download-goods.ts'
import { licenceText } from './licence-text.ts'
import { writeZip } from './write-zip.ts'

type DownloadDeps = Pick<Deps, 'engine' | 'env'>
type File = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Made = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: string; message: string }

export const cutFormats = ['svg', 'dxf', 'eps', 'pdf', 'png'] as const

/** The names of what a grant delivers, the ZIP of all of it first. A set is delivered as its ZIP and the licence. */
export function filesOf(goods: DownloadGoods): string[] {
  const name = fileNameOf(goods.title)
  const single = goods.designs.length === 1 ? cutFormats.map((format) => `${name}.${format}`) : []
  return [`${name}.zip`, ...single, 'licence.txt']
}

const homeOf = (dataDir: string, goods: DownloadGoods): string =>
  path.join(dataDir, 'downloads', keyOfGoods(goods))

/** A file as it was made for the first who fetched it; made now where nobody has. `name` is one of `filesOf`. */
export async function openDownload(deps: DownloadDeps, goods: DownloadGoods, name: string): Promise<Made> {
  if (!filesOf(goods).includes(name)) throw new Error('This grant has no such file')
  const home = homeOf(deps.env.DATA_DIR, goods)
  const kept = await readWhole(path.join(home, name)).catch(nullIfMissing)
  if (kept) return { ok: true, bytes: kept }
  const made = await makeFiles(deps, goods)
  if (!made.ok) return made
  await keepFiles(deps.env.DATA_DIR, home, made.files)
  return { ok: true, bytes: await readWhole(path.join(home, name)) }
}

async function makeFiles(
  { engine }: DownloadDeps,
  goods: DownloadGoods,
): Promise<{ ok: true; files: File[] } | { ok: false; reason: string; message: string }> {
  const name = fileNameOf(goods.title)
  const licence = { name: 'licence.txt', bytes: new TextEncoder().encode(licenceText(goods)) }
  const drawn: File[] = []
  const isSet = goods.designs.length > 1
  for (const { title, design } of goods.designs) {
    const made = await engine.cutFile({ title, design }, 'downloads')
    if (!made.ok) return made
    const own = fileNameOf(title)
    for (const format of cutFormats)
      drawn.push({
        name: isSet ? `${own}/${own}.${format}` : `${name}.${format}`,
        bytes: made.files[format],
      })
  }
  const zip = { name: `${name}.zip`, bytes: await writeZip([...drawn, licence]) }
  return { ok: true, files: [zip, ...(isSet ? [] : drawn), licence] }
}

/** Keeps the files, all of them on the disk or none; what another made in the meantime stays. */
async function keepFiles(dataDir: string, home: string, files: readonly File[]): Promise<void> {
  const folder = path.join(dataDir, 'downloads')
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (!(await hasRoom(folder, bytes))) throw new Error('There is no room for downloads')
  const part = `${home}-${capabilityToken()}.part`
  try {
    await mkdir(part, { mode: 0o700 })
    for (const file of files) await writeDurably(path.join(part, file.name), file.bytes)
    await syncFolder(part)
    await rename(part, home)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    const isThere =
      error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))
    if (!isThere) throw error
  }
  await syncFolder(folder)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
