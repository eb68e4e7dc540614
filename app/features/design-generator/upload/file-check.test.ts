import { describe, expect, it } from 'vitest'
import { findFileProblem, isPictureFile, formatMegabytes, chooseStoredFileName } from './file-check.ts'

const MB = 1024 * 1024

describe('a file to be uploaded', () => {
  it.each([
    'logo.png',
    'photo.JPG',
    'photo.jpeg',
    'mark.svg',
    'shot.webp',
    'sheet.pdf',
    'drawing.ai',
    'wave.gif',
  ])('%s is taken', (name) => expect(findFileProblem({ name, size: 10 * MB })).toBeNull())

  it('is refused with the reason if its type or size is wrong', () => {
    expect(findFileProblem({ name: 'letter.docx', size: 100 })).toContain('PNG, JPG, SVG')
    expect(findFileProblem({ name: 'IMG_0042.HEIC', size: 100 })).toMatch(
      /save it as JPG or PNG: on an iPhone/,
    )
    expect(findFileProblem({ name: 'logo.png', size: 0 })).toContain('empty')
    expect(findFileProblem({ name: 'logo.png', size: 10 * MB + 1 })).toContain('10 MB')
  })

  it('is stored under the name its owner gives it', () => {
    expect(chooseStoredFileName({ name: 'IMG_1.PNG' }, ' Boat name ')).toBe('Boat name.png')
    expect(chooseStoredFileName({ name: 'IMG_1.PNG' }, '')).toBe('IMG_1.PNG')
  })

  it('is shown if browsers can show it', () => {
    expect(isPictureFile('a.svg')).toBe(true)
    expect(isPictureFile('a.pdf')).toBe(false)
  })

  it('has a size in words', () => {
    expect(formatMegabytes(2.44 * MB)).toBe('2.4 MB')
    expect(formatMegabytes(10)).toBe('1 KB')
  })
})
