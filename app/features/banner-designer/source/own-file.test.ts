import { expect, it } from 'vitest'
import { findOwnFileProblem } from './own-file.ts'

it.each(['a.pdf', 'A.AI', 'b.psd', 'c.jpg', 'd.JPEG', 'e.png'])('%s is accepted up to 20 MB', (name) => {
  expect(findOwnFileProblem({ name, size: 20 * 1024 * 1024 })).toBeNull()
  expect(findOwnFileProblem({ name, size: 20 * 1024 * 1024 + 1 })).toBe('tooLarge')
})

it.each(['a.exe', 'pdf', 'b.svg', 'c.png.html'])('%s is not accepted', (name) => {
  expect(findOwnFileProblem({ name, size: 10 })).toBe('wrongKind')
})
