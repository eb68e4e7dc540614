import { expect, it } from 'vitest'
import { readDesignSource, writeDesignSource } from './stored-source.ts'

const SOURCE = {
  option: 'professional',
  uploadId: 'file & more',
  requirements: 'Ünder the sun,\n50 % off',
  fileIds: ['a', 'b'],
} as const

it('the chosen design option is restored as it was stored', () => {
  expect(readDesignSource(writeDesignSource(SOURCE))).toEqual(SOURCE)
  expect(readDesignSource(writeDesignSource({ ...SOURCE, uploadId: null, fileIds: [] }))).toMatchObject({
    uploadId: null,
    fileIds: [],
  })
})

it.each(['', 'option=gold', '{"option":"self"}'])('an invalid one is not restored: %o', (text) => {
  expect(readDesignSource(text)).toBeNull()
})

it('text that is too long is cut off', () => {
  const kept = readDesignSource(`option=self&requirements=${'x'.repeat(9_000)}${'&file=a'.repeat(30)}`)
  expect([kept?.requirements.length, kept?.fileIds.length]).toEqual([4_000, 10])
})
