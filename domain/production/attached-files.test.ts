import { describe, expect, it } from 'vitest'
import { describeFile, checkAttachedFile, isAttachingAllowed } from './attached-files.ts'

const SIGN = { widthMm: 609.6, heightMm: 457.2 }
const MURAL = { widthMm: 3_657.6, heightMm: 2_438.4 }
const picture = (widthPx: number, heightPx: number, format = 'png') => ({
  format,
  widthPx,
  heightPx,
  hasPreview: true,
})

describe('checking a file before it is printed', () => {
  it.each([
    ['a picture of 16 dots per inch', picture(400, 220), SIGN, 17],
    ['one that is turned', picture(300, 400), SIGN, 17],
    ['one of 100 dots per inch', picture(2_400, 1_800), SIGN, null],
    ['one that covers a part', picture(1_800, 1_800), SIGN, null],
    ['60 dots per inch of a wall', picture(8_640, 5_760), MURAL, null],
    ['59 dots per inch of a wall', picture(8_490, 5_660), MURAL, 59],
    ['a drawing', picture(100, 100, 'svg'), SIGN, null],
    ['a picture for an item of unknown size', picture(10, 10), null, null],
    [
      'Photoshop’s layers alone',
      { ...picture(9_000, 9_000, 'psd'), hasPreview: false },
      SIGN,
      'no-flat-picture',
    ],
  ])('%s', (_, file, size, said) => {
    const found = checkAttachedFile(file, size)
    if (said === null) expect(found).toBeNull()
    else if (typeof said === 'number') expect(found).toEqual({ code: 'low-resolution', dpi: said })
    else expect(found).toEqual({ code: said })
  })
})

it.each([
  ['customer', 'paid', 'new', true],
  ['customer', 'in-production', 'new', true],
  ['customer', 'in-production', 'printing', false],
  ['customer', 'shipped', 'new', false],
  ['customer', 'cancelled', 'new', false],
  ['shop', 'shipped', 'packed', true],
  ['shop', 'refunded', 'new', false],
] as const)(
  'the %s may attach files to an order that is %s with a job that is %s: %s',
  (by, order, job, may) => {
    expect(isAttachingAllowed(by, { order, job })).toBe(may)
  },
)

it('shows the file’s format and size', () => {
  expect([
    describeFile({ format: 'psd', size: 1_300_000 }),
    describeFile({ format: 'svg', size: 120 }),
  ]).toEqual(['PSD, 1.2 MB', 'SVG, 1 KB'])
})
