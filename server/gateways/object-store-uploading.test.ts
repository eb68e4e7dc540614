import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startFakeS3 } from '../../tests/setup/fake-s3.ts'
import { makeTemporaryFolder } from '../../tests/setup/temporary-folder.ts'
import { createFolderStore } from './object-store-folder.ts'
import { createS3Store } from './object-store-s3.ts'
import { createUploadingStore } from './object-store-uploading.ts'

let s3: Awaited<ReturnType<typeof startFakeS3>>
let dataDir: string
beforeAll(async () => {
  s3 = await startFakeS3()
})
beforeEach(() => {
  s3.objects.clear()
  dataDir = mkdtempSync(path.join(makeTemporaryFolder(), 'uploading-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
afterAll(() => s3.stop())

/** One example per kind of file: the path in the data folder that earlier releases used, and the key in the object store. */
const OLD_FILES = [
  ['files/images/abc/original', 'images/abc/original'],
  ['files/versions/abc/preview', 'versions/abc/preview'],
  ['artwork/abc/original', 'artwork/abc/original'],
  ['review-photos/abc-small.webp', 'review-photos/abc-small.webp'],
  ['production/job-12/decal.json.gz', 'production/job-12/decal.json.gz'],
  ['nests/abc/nest.json', 'nests/abc/nest.json'],
  ['downloads/0af/wolf-pack.zip', 'downloads/0af/wolf-pack.zip'],
  ['media/0af0.svg', 'media/0af0.svg'],
] as const

/** Writes a file and sets its time of change back by a minute, because an upload only moves files that are older than its start. */
function writeFile(file: string) {
  mkdirSync(path.join(dataDir, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(dataDir, file), `bytes of ${file}`)
  const earlier = new Date(Date.now() - 60_000)
  utimesSync(path.join(dataDir, file), earlier, earlier)
}

const openStore = () => createUploadingStore(createS3Store(s3.settings), createFolderStore(dataDir), () => {})

const read = async (store: ReturnType<typeof openStore>, key: string) =>
  Buffer.from((await store.get(key)) ?? '').toString()

it('files in the data folder are read from there, and moved to the shared store', async () => {
  for (const [file] of OLD_FILES) writeFile(file)
  writeFile('secrets/visitor')
  const store = openStore()
  const readAll = () => Promise.all(OLD_FILES.map(([, key]) => read(store, key)))
  const all = OLD_FILES.map(([file]) => `bytes of ${file}`)
  expect(await readAll()).toEqual(all)
  expect(await store.upload()).toBe(OLD_FILES.length)
  expect(await readAll()).toEqual(all)
  expect([...s3.objects.keys()].toSorted()).toEqual(OLD_FILES.map(([, key]) => key).toSorted())
  expect(OLD_FILES.filter(([file]) => existsSync(path.join(dataDir, file)))).toEqual([])
  expect(existsSync(path.join(dataDir, 'secrets/visitor'))).toBe(true)
  expect(await store.upload()).toBe(0)
})

it("files already in the shared store aren't replaced", async () => {
  const [[file, key]] = OLD_FILES
  s3.objects.set(key, Buffer.from('shared'))
  writeFile(file)
  const store = openStore()
  expect(await read(store, key)).toBe('shared')
  await store.upload()
  expect([await read(store, key), existsSync(path.join(dataDir, file))]).toEqual(['shared', false])
})

it('files removed before or during the upload stay removed', async () => {
  const [[first, firstKey], [second, secondKey]] = OLD_FILES
  writeFile(first)
  writeFile(second)
  const shared = createS3Store(s3.settings)
  const store = createUploadingStore(
    {
      ...shared,
      async put(key, bytes) {
        await store.remove(key)
        await shared.put(key, bytes)
      },
    },
    createFolderStore(dataDir),
    vi.fn(),
  )
  await store.remove(firstKey)
  await store.upload()
  expect([await store.get(firstKey), await store.get(secondKey), s3.objects.size]).toEqual([null, null, 0])
})
