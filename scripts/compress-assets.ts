import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Puts a brotli and a gzip twin beside every text file of a folder: the server sends them as they are. */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Usage: node scripts/compress-assets.ts FOLDER')

const compressible = /\.(?:js|css|svg|txt|json|webmanifest)$/

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const file = path.join(entry.parentPath, entry.name)
  const body = await readFile(file)
  await writeFile(
    `${file}.br`,
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  )
  await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
}
