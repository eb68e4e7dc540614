import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { withTemporaryFile } from '../../tests/setup/readers.ts'
import { writeZip } from './write-zip.ts'

const files = [
  { name: 'été/a.svg', bytes: new TextEncoder().encode('<svg/>'.repeat(1_000)) },
  { name: 'empty.txt', bytes: new Uint8Array() },
  { name: 'noise.bin', bytes: Uint8Array.from({ length: 70_000 }, (_, i) => (i * i * 31) % 251) },
]

it('can be read by Python’s zipfile, with the same names and bytes', async () => {
  const script =
    'import sys, zipfile, zlib\nz = zipfile.ZipFile(sys.argv[1])\nprint(z.testzip(), [(i.filename, i.file_size) for i in z.infolist()])'
  await withTemporaryFile('a.zip', await writeZip(files), (file) => {
    const read = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' })
    expect(read.stderr).toBe('')
    expect(read.stdout.trim()).toBe("None [('été/a.svg', 6000), ('empty.txt', 0), ('noise.bin', 70000)]")
  })
})

it('has the same bytes for the same files', async () => {
  expect(Buffer.from(await writeZip(files)).equals(await writeZip(files))).toBe(true)
})
