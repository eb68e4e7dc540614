import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|txt|json|webmanifest)$/

/** Writes a brotli and a gzip copy next to each text file in a folder. The server sends these copies. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  // Compresses the files in parallel, in Node's thread pool.
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  const brotli = promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  await writeFile(`${file}.br`, await brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
}
