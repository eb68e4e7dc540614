import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readCode } from '../tests/setup/read-code.ts'
import { qrPng, qrSvg } from './qr-code.ts'

const TEXTS = ['NDX-1001-2', 'https://shop.example/wallet/7fQ0aBcDeFgHiJkLmNoPqR', 'é'.repeat(120)]

it.each(TEXTS)('the drawing of %s is read by a phone, on black as well', async (text) => {
  const drawing = sharp(Buffer.from(qrSvg(text))).resize(500)
  const black = { top: 30, bottom: 30, left: 30, right: 30, background: '#000000' }
  expect(await readCode(await drawing.extend(black).png().toBuffer())).toBe(text)
})

it.each(TEXTS)('the picture of %s is read by a phone', async (text) => {
  const picture = sharp(await qrPng(text))
  const white = { top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' }
  expect(await readCode(await picture.extend(white).png().toBuffer())).toBe(text)
})
