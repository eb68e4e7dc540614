import { expect, it } from 'vitest'
import { listAcceptedFormats } from '../../content/accepted-formats.ts'
import { isFormatAccepted } from './image-rules.ts'

it('the gallery accepts pictures, the banner page print-ready files', () => {
  expect(listAcceptedFormats('gallery')).toBe('PNG, JPG, WebP, GIF or SVG')
  expect(listAcceptedFormats('banner')).toBe('PNG, JPG, PDF, AI or PSD')
  expect([isFormatAccepted('gallery', 'pdf'), isFormatAccepted('banner', 'pdf')]).toEqual([false, true])
})
