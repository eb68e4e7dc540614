import { expect, it } from 'vitest'
import { readSource, writeSource } from './stored-source.ts'

const SOURCE = {
  option: 'professional',
  uploadId: 'file & more',
  requirements: 'Ünder the sun,\n50 % off',
  fileIds: ['a', 'b'],
} as const

it('the chosen design option is read as it was written', () => {
  expect(readSource(writeSource(SOURCE))).toEqual(SOURCE)
  expect(readSource(writeSource({ ...SOURCE, uploadId: null, fileIds: [] }))).toMatchObject({
    uploadId: null,
    fileIds: [],
  })
})

it.each(['', 'option=gold', '{"option":"self"}'])('what is none is not read: %o', (text) => {
  expect(readSource(text)).toBeNull()
})

it('what is too much is cut off', () => {
  const kept = readSource(`option=self&requirements=${'x'.repeat(9_000)}${'&file=a'.repeat(30)}`)
  expect([kept?.requirements.length, kept?.fileIds.length]).toEqual([4_000, 10])
})
