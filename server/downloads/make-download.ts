import type { Deps } from '../deps.ts'
import { type DownloadItem, toFileName, downloadItemKey } from './download-item.ts'
import { writeZip } from './write-zip.ts'
import { shopFacts } from '../../content/shop.ts'
import { licenceCopy } from '../../content/cut-files/licences.ts'

type DownloadDeps = Pick<Deps, 'engine' | 'store'>
type File = { name: string; bytes: Uint8Array<ArrayBuffer> }
type DownloadResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: string; message: string }

export const cutFileFormats = ['svg', 'dxf', 'eps', 'pdf', 'png'] as const

/**
 * Lists the names of the files that the buyer can download. The first is the ZIP that contains all of them. An item with several designs
 * has only its ZIP and its licence.
 */
export function listDownloadFiles(goods: DownloadItem): string[] {
  const name = toFileName(goods.title)
  const single = goods.designs.length === 1 ? cutFileFormats.map((format) => `${name}.${format}`) : []
  return [`${name}.zip`, ...single, 'licence.txt']
}

const keyOf = (goods: DownloadItem, name: string): string => `downloads/${downloadItemKey(goods)}/${name}`

/**
 * Returns the file with the given name, which must be one of the names that `listDownloadFiles` returns. The item's files are made on the
 * first request and then stored.
 */
export async function openDownload(
  deps: DownloadDeps,
  goods: DownloadItem,
  name: string,
): Promise<DownloadResult> {
  if (!listDownloadFiles(goods).includes(name)) throw new Error('This grant has no such file')
  const { store } = deps
  const kept = await store.get(keyOf(goods, name))
  // The ZIP is stored last. If it is missing, the process was killed while it stored the files, so other files may be missing too.
  if (kept && (await store.size(keyOf(goods, zipName(goods)))) !== null) return { ok: true, bytes: kept }
  const made = await makeFiles(deps, goods)
  if (!made.ok) return made
  const bytes = made.files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (!(await store.hasRoom(bytes))) throw new Error('There is no room for downloads')
  for (const file of made.files) await store.put(keyOf(goods, file.name), file.bytes)
  const own = made.files.find((file) => file.name === name)
  if (!own) throw new Error(`The download ${name} was not made`)
  return { ok: true, bytes: own.bytes }
}

const zipName = ({ title }: DownloadItem): string => `${toFileName(title)}.zip`

async function makeFiles(
  { engine }: DownloadDeps,
  goods: DownloadItem,
): Promise<{ ok: true; files: File[] } | { ok: false; reason: string; message: string }> {
  const name = toFileName(goods.title)
  const licence = { name: 'licence.txt', bytes: new TextEncoder().encode(writeLicenceText(goods)) }
  const drawn: File[] = []
  const isSet = goods.designs.length > 1
  for (const { title, design } of goods.designs) {
    const made = await engine.cutFile({ title, design }, 'downloads')
    if (!made.ok) return made
    const own = toFileName(title)
    for (const format of cutFileFormats)
      drawn.push({
        name: isSet ? `${own}/${own}.${format}` : `${name}.${format}`,
        bytes: made.files[format],
      })
  }
  const zip = { name: zipName(goods), bytes: await writeZip([...drawn, licence]) }
  return { ok: true, files: [...(isSet ? [] : drawn), licence, zip] }
}

/** Writes the licence as plain text. It is delivered with the files. */
function writeLicenceText({ title, licence, designs }: DownloadItem): string {
  const { name, terms } = licenceCopy[licence]
  const { street, city, province, postalCode } = shopFacts.address
  return [
    title,
    `${name} licence`,
    designs.length > 1 ? `Designs: ${designs.map((design) => design.title).join(', ')}` : '',
    ...terms.map((term) => `- ${term}`),
    licenceCopy.sizes,
    licenceCopy.icons,
    `${shopFacts.name}, ${street}, ${city}, ${province} ${postalCode}, ${shopFacts.email}`,
  ]
    .filter((line) => line !== '')
    .join('\r\n\r\n')
}
