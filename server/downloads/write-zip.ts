import { zip } from 'fflate'

type Entry = { name: string; bytes: Uint8Array }

/**
 * The earliest date that the ZIP format allows. All files in the ZIP get this date, so that identical files always give an identical ZIP.
 */
const FIRST_ZIP_DATE = new Date(1980, 0, 1)

/** Packs files into a ZIP in memory. No two files may have the same name. */
export function writeZip(entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  if (Object.keys(files).length < entries.length) throw new Error('Two files of a ZIP have the same name')
  return new Promise((resolve, reject) => {
    zip(files, { mtime: FIRST_ZIP_DATE }, (error, bytes) => {
      if (error) reject(error)
      else resolve(new Uint8Array(bytes))
    })
  })
}
