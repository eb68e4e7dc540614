import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boatLetteringSchema, boatLineSchema } from '../../../contract/boat-lettering.ts'
import { jobListSchema } from '../../../contract/job.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../tests/setup/readers.ts'
import { makeDueProductionFiles } from '../../production/make-due-production-files.ts'

let shop: CheckoutShop
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'boat-'))
  shop = await openCheckoutShop({ settings: { ...OPERATOR_SETTINGS, DATA_DIR: dataDir } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const LINE = '/api/boat-lettering/line'
const NUMBER = 'ON1234567'

async function drawingOf(query: Record<string, string>) {
  const answer = await shop.visitor().get(`/api/boat-lettering?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return boatLetteringSchema.parse(await answer.json())
}

async function lineOf(kim: ReturnType<CheckoutShop['visitor']>, body: Record<string, string>) {
  const answer = await kim.send('POST', LINE, body)
  expect(answer.status).toBe(200)
  const line = boatLineSchema.parse(await answer.json())
  return { ...line, variantId: parseNumericGid(line.merchandiseId, 'ProductVariant') ?? 0 }
}

describe('GET /api/boat-lettering', () => {
  it('draws an example until a number is entered; both sides cost twice as much as one', async () => {
    const example = (await drawingOf({})).drawn
    expect(example).toMatchObject({ number: NUMBER, isExample: true, capMm: 76.2 })
    const { drawn, faults } = await drawingOf({
      number: '12e 45678',
      height: '100',
      colour: 'White',
      hull: 'navy',
    })
    expect(faults).toEqual({})
    expect(drawn).toMatchObject({
      number: '12E 45678',
      isExample: false,
      film: '#ffffff',
      isContrastWeak: false,
    })
    expect(drawn?.heightMm).toBeGreaterThanOrEqual(100)
    expect(Number(drawn?.price)).toBeCloseTo(2 * Number(drawn?.each), 5)
  })

  it.each([
    [{ number: NUMBER, height: '70' }, 'height', /at least 75 mm/],
    [{ number: NUMBER, height: '3 in' }, 'height', /^Enter the height in mm, from 75 to 150\.$/],
    [{ number: NUMBER, colour: 'White' }, 'colour', /contrasting/],
    [{ number: 'Second Wind' }, 'number', /ON1234567/],
    [{ number: 'ON 1234567', height: '150', hand: 'block' }, 'height', /longer than 1.2 m/],
  ] as const)('refuses %j, naming the field %s', async (query, field, words) => {
    const { drawn, faults } = await drawingOf(query)
    expect(drawn).toBeNull()
    expect(faults[field]).toMatch(words)
  })
})

describe('POST /api/boat-lettering/line', () => {
  it.each([
    [{}, 'number'],
    [{ number: NUMBER, height: '74' }, 'height'],
    [{ number: NUMBER, colour: 'Black', hull: 'black' }, 'colour'],
  ])('refuses %j', async (body, field) => {
    const answer = await shop.visitor().send('POST', LINE, body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ field }] })
  })

  it('charges the price that was shown, whatever price the request contains', async () => {
    const { drawn } = await drawingOf({ number: NUMBER })
    const line = await lineOf(shop.visitor(), { number: NUMBER, price: '0.01', each: '0.01' })
    expect(line).toMatchObject({ quantity: 2, price: drawn?.each, title: `Boat licence number: ${NUMBER}` })
  })
})

describe('GET /api/made-to-order/{variant}.png', () => {
  it('draws the lettering that was sold, for its owner and the operator only, and again on the order’s page', async () => {
    const kim = shop.visitor()
    const { variantId, quantity } = await lineOf(kim, { number: 'ON 7654321' })
    const own = `/api/made-to-order/${variantId}.png`
    const shown = await kim.get(own)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    const other = await lineOf(kim, { number: 'ON 1111111' })
    const otherPicture = await kim.get(`/api/made-to-order/${other.variantId}.png`)
    const drawn = Buffer.from(await shown.arrayBuffer())
    expect(Buffer.from(await otherPicture.arrayBuffer()).equals(drawn)).toBe(false)
    expect((await shop.visitor().get(own)).status).toBe(404)
    expect((await (await shop.operator()).get(own)).status).toBe(200)
    expect((await kim.get(`/api/made-to-order/${variantId + 1}.png`)).status).toBe(404)

    const order = await shop.buy(kim, await shop.fillCart({ variantId, quantity }))
    const elsewhere = shop.visitor()
    const page = z
      .object({ lines: z.array(z.object({ imageSrc: z.string() })) })
      .parse(await (await elsewhere.get(order)).json())
    const again = await elsewhere.get(page.lines[0]?.imageSrc ?? '')
    expect(Buffer.from(await again.arrayBuffer()).equals(drawn)).toBe(true)
  })
})

describe('the form without scripts', () => {
  it('puts both sides into the cart, or returns to the page with what was typed', async () => {
    const kim = shop.visitor()
    const form = new FormData()
    for (const [name, value] of Object.entries({ number: NUMBER, height: '80' })) form.set(name, value)
    const sent = await kim.upload('/boat-lettering/cart', form)
    expect(sent.headers.get('location')).toBe('/cart?told=added')
    expect(await (await kim.get('/cart')).text()).toContain(`Boat licence number: ${NUMBER}`)
    const refused = await shop.shopper().send('/boat-lettering/cart', { number: NUMBER, height: '60' })
    expect(refused).toMatchObject({
      status: 303,
      location: expect.stringMatching(
        /^\/collection\/boat-decals-graphics\?number=ON1234567&height=60&.+#licence-lettering$/,
      ),
    })
  })
})

const boxesSchema = z.array(
  z.object({ left: z.number(), right: z.number(), width: z.number(), height: z.number() }),
)
// Reads the DXF with ezdxf. Prints the bounding box of each contour to cut, in millimetres.
const script = `
import json, sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
assert doc.units == 4 and not doc.audit().errors
boxes = []
for e in doc.modelspace():
    xs, ys = zip(*[(p[0], p[1]) for p in e.get_points('xy')])
    boxes.append({'left': min(xs), 'right': max(xs), 'width': max(xs) - min(xs), 'height': max(ys) - min(ys)})
print(json.dumps(boxes))
`

describeIfInstalled('ezdxf', 'the file that is cut, as ezdxf reads it', () => {
  it('has every character at least 75 mm high, for a pair of pieces', async () => {
    const kim = shop.visitor()
    // The number has no lower-case letters, because each of its characters has to reach the legal minimum height of 75 mm.
    const { variantId, quantity } = await lineOf(kim, {
      number: 'ON 1234567',
      height: '75',
      hand: 'condensed',
    })
    await shop.buy(kim, await shop.fillCart({ variantId, quantity }))
    while ((await makeDueProductionFiles(shop.deps)) > 0);
    const boss = await shop.operator()
    const { jobs } = jobListSchema.parse(await (await boss.get('/api/operator/jobs')).json())
    const job = jobs.find(({ title }) => title.includes('ON 1234567'))
    expect(job).toMatchObject({ missing: [], pieces: 2 })
    const dxf = await (await boss.get(job?.links.files.dxf ?? '')).text()
    const boxes = boxesSchema.parse(
      await withTemporaryFile('cut.dxf', dxf, (file) => JSON.parse(runReader('ezdxf', ['-c', script, file]))),
    )
    // The widest contour is the weeding box. A contour inside another one is the hole of a letter, such as the inside of an O.
    const [, ...contours] = boxes.toSorted((a, b) => b.width - a.width)
    const characters = contours.filter(
      (one) => !contours.some((other) => other.left < one.left && one.right < other.right),
    )
    expect(characters).toHaveLength(9)
    expect(Math.min(...characters.map(({ height }) => height))).toBeGreaterThanOrEqual(75)
  })
})
