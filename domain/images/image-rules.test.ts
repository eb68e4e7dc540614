import { expect, it } from 'vitest'
import { formatWords, isTakenFor } from './image-rules.ts'

it('the gallery accepts pictures, the banner page print-ready files', () => {
  expect(formatWords('gallery')).toBe('PNG, JPG, WebP, GIF or SVG')
  expect(formatWords('banner')).toBe('PNG, JPG, PDF, AI or PSD')
  expect([isTakenFor('gallery', 'pdf'), isTakenFor('banner', 'pdf')]).toEqual([false, true])
})
