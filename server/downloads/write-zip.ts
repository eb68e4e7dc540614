import { zip } from 'fflate'

type Entry = { name: string; bytes: Uint8Array }

/** The first day that a ZIP knows: the same files give the same bytes. */
const DAY_ONE = new Date(1980, 0, 1)

/** Packs files as one ZIP in memory; names must differ. */
export function writeZip(entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  if (Object.keys(files).length < entries.length) throw new Error('Two files of a ZIP have the same name')
  return new Promise((resolve, reject) => {
    zip(files, { mtime: DAY_ONE }, (error, bytes) => {
      if (error) reject(error)
      else resolve(new Uint8Array(bytes))
    })
  })
}
