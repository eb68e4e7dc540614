import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeS3 } from '../../tests/setup/fake-s3.ts'
import { createS3Store } from './object-store-s3.ts'

let s3: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  s3 = await startFakeS3()
})
beforeEach(() => {
  s3.state.behaviour = 'works'
  s3.state.requests = []
})
afterAll(() => s3.stop())

const KEY = 'images/abc/original'
const bytes = new Uint8Array([0, 255, 13, 10, 7])

describe('a store that speaks S3', () => {
  it('stores, returns, replaces and removes files, each request signed', async () => {
    const store = createS3Store(s3.settings)
    await store.put(KEY, bytes)
    expect(s3.objects.get(KEY)).toEqual(Buffer.from(bytes))
    expect(await store.get(KEY)).toEqual(bytes)
    await store.put(KEY, new Uint8Array([1]))
    expect(await store.get(KEY)).toEqual(new Uint8Array([1]))
    await store.remove(KEY)
    expect(s3.objects.size).toBe(0)
    expect(s3.state.requests).toEqual(
      ['PUT', 'GET', 'PUT', 'GET', 'DELETE'].map((method) => `${method} /shop-files/${KEY}`),
    )
  })

  it('streams large files and returns sizes', async () => {
    const store = createS3Store(s3.settings)
    await store.put(KEY, bytes)
    const opened = await store.open(KEY)
    const pieces = []
    for await (const piece of opened?.pieces ?? []) pieces.push(piece)
    expect([opened?.bytes, Buffer.concat(pieces)]).toEqual([bytes.length, Buffer.from(bytes)])
    expect(await store.size(KEY)).toBe(bytes.length)
    await store.remove(KEY)
    expect([await store.open(KEY), await store.size(KEY)]).toEqual([null, null])
  })

  it('lists all pages of files that are old enough', async () => {
    const store = createS3Store(s3.settings)
    const keys = [1, 2, 3, 4, 5, 6, 7].map((number) => `nests/${number}/print.pdf`)
    for (const key of [...keys, KEY]) await store.put(key, bytes)
    const listed = async (moment: Date) => {
      const found: string[] = []
      for await (const key of store.listBefore('nests', moment)) found.push(key)
      return found
    }
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(keys)
    expect(await listed(new Date(0))).toEqual([])
    s3.objects.clear()
  })

  it.each(['../secrets/visitor', 'images/../../x', 'secrets/visitor', 'images//x', 'images/.x'])(
    'accepts no %s as a key',
    async (key) => {
      await expect(createS3Store(s3.settings).get(key)).rejects.toThrow('is no key')
    },
  )

  it('returns null for a missing file, and removes it repeatedly without error', async () => {
    const store = createS3Store({ ...s3.settings, url: `${s3.settings.url}/` })
    expect(await store.get('images/none/original')).toBeNull()
    await store.remove('images/none/original')
    await store.remove('images/none/original')
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'another' }, '403 (SignatureDoesNotMatch)'],
    ['an unknown key', { accessKeyId: 'AKIDOTHER' }, '403 (InvalidAccessKeyId)'],
    ['another region', { region: 'us-east-1' }, '403 (InvalidAccessKeyId)'],
  ])('is told with %s', async (_name, other, words) => {
    const store = createS3Store({ ...s3.settings, ...other })
    await expect(store.put(KEY, bytes)).rejects.toThrow(words)
    await expect(store.get(KEY)).rejects.toThrow(words)
    await expect(store.remove(KEY)).rejects.toThrow(words)
    expect(s3.objects.size).toBe(0)
  })

  it("doesn't confuse a missing bucket with a missing file", async () => {
    const store = createS3Store({ ...s3.settings, url: `${s3.origin}/no-such-bucket` })
    await expect(store.put(KEY, bytes)).rejects.toThrow('404 (NoSuchBucket)')
    await expect(store.get(KEY)).rejects.toThrow('404 (NoSuchBucket)')
    await expect(store.remove(KEY)).rejects.toThrow('404 (NoSuchBucket)')
  })

  it('retries after an error, three attempts in all', async () => {
    const store = createS3Store(s3.settings)
    s3.state.behaviour = 'fails once'
    await store.put(KEY, bytes)
    expect(s3.state.requests).toHaveLength(2)
    s3.state.behaviour = 'fails'
    await expect(store.get(KEY)).rejects.toThrow('503 (SlowDown)')
    expect(s3.state.requests).toHaveLength(5)
  })

  it('gives up on a store that hangs, disconnects or is unreachable', async () => {
    s3.state.behaviour = 'hangs'
    await expect(createS3Store(s3.settings, 200).get(KEY)).rejects.toThrow(/timeout/i)
    s3.state.behaviour = 'breaks off'
    await expect(createS3Store(s3.settings).put(KEY, bytes)).rejects.toThrow()
    await expect(
      createS3Store({ ...s3.settings, url: 'http://127.0.0.1:9/shop-files' }).get(KEY),
    ).rejects.toThrow()
  })
})
