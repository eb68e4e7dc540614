import { describe, expect, it } from 'vitest'
import { fileProblem, isPicture, megabytes, nameFor } from './file-check.ts'

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
  ])('%s is taken', (name) => expect(fileProblem({ name, size: 10 * MB })).toBeNull())

  it('is refused with the reason if its type or size is wrong', () => {
    expect(fileProblem({ name: 'letter.docx', size: 100 })).toContain('PNG, JPG, SVG')
    expect(fileProblem({ name: 'IMG_0042.HEIC', size: 100 })).toMatch(/save it as JPG or PNG: on an iPhone/)
    expect(fileProblem({ name: 'logo.png', size: 0 })).toContain('empty')
    expect(fileProblem({ name: 'logo.png', size: 10 * MB + 1 })).toContain('10 MB')
  })

  it('is stored under the name its owner gives it', () => {
    expect(nameFor({ name: 'IMG_1.PNG' }, ' Boat name ')).toBe('Boat name.png')
    expect(nameFor({ name: 'IMG_1.PNG' }, '')).toBe('IMG_1.PNG')
  })

  it('is shown if browsers can show it', () => {
    expect(isPicture('a.svg')).toBe(true)
    expect(isPicture('a.pdf')).toBe(false)
  })

  it('has a size in words', () => {
    expect(megabytes(2.44 * MB)).toBe('2.4 MB')
    expect(megabytes(10)).toBe('1 KB')
  })
})
