import { expect, it } from 'vitest'
import { findImageProblem, formatKilobytes, filterPictures } from './chosen-images.ts'

const MB = 1024 * 1024

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [511, '1 KB'],
  [512, '1 KB'],
  [1_536, '2 KB'],
  [20 * MB, '20480 KB'],
])('%i bytes are shown as %s', (bytes, said) => {
  expect(formatKilobytes(bytes)).toBe(said)
})

it('a file is checked against the limit of its storage', () => {
  expect(findImageProblem({ size: 20 * MB }, 'file')).toBeNull()
  expect(findImageProblem({ size: 20 * MB + 1 }, 'file')).toContain('20 MB')
  expect(findImageProblem({ size: 6 * MB }, 'base64')).toBe(
    'This file is over 5 MB. Choose "File" for this one.',
  )
  expect(findImageProblem({ size: 30 * MB }, 'base64')).toBe('This file is over 5 MB.')
  expect(findImageProblem({ size: 0 }, 'file')).toContain('empty')
})

it('only pictures are accepted from a drop or paste', () => {
  const files = [
    new File(['a'], 'a.png', { type: 'image/png' }),
    new File(['b'], 'b.txt', { type: 'text/plain' }),
  ]
  expect(filterPictures(files).map(({ name }) => name)).toEqual(['a.png'])
})
