import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { storedLogoSchema } from '../../../contract/operator/logo.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { applySettings } from '../../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { settingValues } from '../../db/schema/shop-settings.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.delete(settingValues)
  applySettings({})
})

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100" height="50"><script>alert(1)</script><rect x="20" y="10" width="60" height="20" fill="#7a1fa2"/></svg>`

function send(file: BlobPart, as: TestVisitor = boss) {
  const body = new FormData()
  body.set('file', new File([file], 'logo'))
  return as.upload('/api/operator/logo', body)
}
const use = (src: string) =>
  boss.send('PUT', '/api/operator/settings/look', { changes: [{ key: 'look.logo', from: '', to: src }] })

it('stores an SVG as a picture without margins, which becomes the shop’s icon too', async () => {
  const answer = await send(SVG)
  expect(answer.status).toBe(201)
  const { src } = storedLogoSchema.parse(await answer.json())
  const picture = await boss.get(src)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
  expect(width / height).toBeCloseTo(3, 1)
  expect(width).toBeGreaterThan(150)

  const icon = async () => Buffer.from(await (await shop.visitor().get('/icons/icon-192.png')).arrayBuffer())
  const before = await icon()
  expect((await use(src)).status).toBe(200)
  const { data, info } = await sharp(await icon())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([192, 192])
  const middle = (96 * 192 + 96) * info.channels
  expect([...data.subarray(middle, middle + 3)]).toEqual([0x7a, 0x1f, 0xa2])
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  expect(await icon()).not.toEqual(before)
})

it('rejects files that aren’t pictures, and addresses outside the shop', async () => {
  const answer = await send('not a picture')
  expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([415, 'not-a-picture'])
  for (const src of ['https://elsewhere.example/logo.png', '/media/../secret.png', '/media/x.svg'])
    expect((await use(src)).status, src).toBe(422)
  expect((await send(SVG, shop.visitor())).status).toBe(401)
})

it('rejects colours without enough contrast', async () => {
  const paint = (key: string, from: string, to: string) =>
    boss.send('PUT', '/api/operator/settings/look', { changes: [{ key: `look.${key}`, from, to }] })
  const faint = await paint('buttonColour', '#c8242b', '#ff9999')
  expect(faint.status).toBe(422)
  expect(problemSchema.parse(await faint.json()).errors).toEqual([
    {
      field: 'look.buttonColour',
      message: expect.stringMatching(/contrast is 2\.\d, and it should be at least 4\.5/),
    },
  ])
  expect((await paint('highlightColour', '#ffc400', '#333300')).status).toBe(422)
  expect((await paint('buttonColour', '#c8242b', '7A1FA2')).status).toBe(200)
})
