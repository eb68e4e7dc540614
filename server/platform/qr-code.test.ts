import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrCode } from '../../tests/setup/read-code.ts'
import { drawQrPng, drawQrSvg } from './qr-code.ts'

const TEXTS = ['NDX-1001-2', 'https://shop.example/wallet/7fQ0aBcDeFgHiJkLmNoPqR', 'é'.repeat(120)]

it.each(TEXTS)('a phone reads the drawing of %s, on black as well', async (text) => {
  const drawing = sharp(Buffer.from(drawQrSvg(text))).resize(500)
  const black = { top: 30, bottom: 30, left: 30, right: 30, background: '#000000' }
  expect(await readQrCode(await drawing.extend(black).png().toBuffer())).toBe(text)
})

it.each(TEXTS)('a phone reads the picture of %s', async (text) => {
  const picture = sharp(await drawQrPng(text))
  const white = { top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' }
  expect(await readQrCode(await picture.extend(white).png().toBuffer())).toBe(text)
})

it('the drawing has a quiet zone of four modules on every side', async () => {
  const { data, info } = await sharp(Buffer.from(drawQrSvg('https://shop.example/wallet/7fQ0')))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const firstDark = data.findIndex((light) => light < 128)
  const [x, y] = [firstDark % info.width, Math.floor(firstDark / info.width)]
  const side = data.subarray(firstDark).findIndex((light) => light >= 128)
  // A finder pattern is seven modules wide.
  const module = side / 7
  expect([x, y]).toEqual([4 * module, 4 * module])
  // The code is of version 3 (29 modules), the smallest for this text.
  expect((info.width - 2 * x) / module).toBe(29)
  expect(info.height).toBe(info.width)
})

it('a phone reads every link of an account', async () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const secret = createHash('sha256').update(String(seed)).digest('base64url').slice(0, 22)
    const link = `https://shop.example/wallet/${secret}`
    expect(await readQrCode(Buffer.from(drawQrSvg(link)))).toBe(link)
  }
})
