import { expect, it } from 'vitest'
import { listFormats, isAcceptedFor } from './image-rules.ts'

it('the gallery accepts pictures, the banner page print-ready files', () => {
  expect(listFormats('gallery')).toBe('PNG, JPG, WebP, GIF or SVG')
  expect(listFormats('banner')).toBe('PNG, JPG, PDF, AI or PSD')
  expect([isAcceptedFor('gallery', 'pdf'), isAcceptedFor('banner', 'pdf')]).toEqual([false, true])
})
