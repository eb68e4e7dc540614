import { expect, test } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const bytes = (length: number) => new Uint8Array(length)

test('pictures are cached up to a number of bytes, and the most recently used stay', () => {
  const kept = new PictureCache(10)
  kept.keep('a', bytes(4))
  kept.keep('b', bytes(4))
  expect(kept.get('a')).toHaveLength(4)
  kept.keep('c', bytes(4))
  expect([kept.get('a'), kept.get('b'), kept.get('c')].map((picture) => picture?.length)).toEqual([
    4,
    undefined,
    4,
  ])
  kept.keep('a', bytes(1))
  kept.keep('d', bytes(5))
  expect(kept.get('c')).toHaveLength(4)
  kept.keep('huge', bytes(11))
  expect(kept.get('huge')).toBeNull()
})
