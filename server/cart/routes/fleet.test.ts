// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jobSchema } from '../../../contract/job.ts'
import { priceLettering } from '../../../domain/lettering/lettering-price.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../tests/setup/readers.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { makeDueProductionFiles } from '../../production/make-due-production-files.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const pageSchema = z.object({
  fields: z.looseObject({ list: z.string() }),
  problem: z.string().nullable(),
  besides: z.number(),
  proof: z
    .object({
      vehicles: z.array(
        z.looseObject({
          unit: z.string(),
          second: z.string(),
          widthMm: z.number(),
          heightMm: z.number(),
          path: z.string().nullable(),
          eachCents: z.number(),
        }),
      ),
      refused: z.array(z.object({ line: z.number(), text: z.string(), words: z.string() })),
      totalCents: z.number(),
      singlyCents: z.number(),
    })
    .nullable(),
})

function sendList(
  as: TestVisitor,
  list: string,
  more: Record<string, string | File> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ list, ...more })) form.set(name, value)
  return as.upload('/fleet', form)
}
const pageOf = async (answer: Response) => pageSchema.parse(await answer.json())

async function linesOf(as: TestVisitor) {
  const [, token = ''] = /cartId=([^;]+)/.exec(as.cookie) ?? []
  const cartId = decodeURIComponent(token).split('/').at(-1) ?? ''
  return shop.db
    .select({ title: variants.id, quantity: cartLines.quantity, cents: variants.priceCents })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(eq(cartLines.cartId, cartId))
}

describe('POST /fleet', () => {
  it('draws and prices every vehicle from a file and pasted rows, and reports each skipped row', async () => {
    const file = new File(
      ['\ufeffPlate;Unit Number;Company\r\nAB 1;T-7;Brock\r\nAB 2;=2+2;\r\n'],
      'fleet.csv',
    )
    const answer = await sendList(shop.visitor(), '101-103\n102, CD 4, Van', { file, height: '4', each: '2' })
    expect(answer.status).toBe(200)
    const { proof, fields } = await pageOf(answer)
    expect(proof?.vehicles.map(({ unit, second }) => [unit, second])).toEqual([
      ['101', ''],
      ['102', ''],
      ['103', ''],
      ['T-7', 'Brock'],
    ])
    expect(proof?.refused).toEqual([
      { line: 2, text: '102, CD 4, Van', words: '102 is already on line 1.' },
      {
        line: 5,
        text: 'AB 2;=2+2;',
        words: 'The unit number starts with =, like a spreadsheet formula.',
      },
    ])
    expect(fields.list).toContain('102, CD 4, Van\nPlate;Unit Number;Company')
    const [first] = proof?.vehicles ?? []
    // The requested height of 4 inches (101.6 mm) is the height of the capitals. Digits are slightly taller in some fonts.
    expect(first?.heightMm).toBeGreaterThanOrEqual(101)
    expect(first?.heightMm).toBeLessThan(106)
    const price = first && priceLettering({ ...first, film: 'premium' }, 8)
    expect(price).toEqual({ ok: true, pieceCents: first?.eachCents })
    expect(proof?.totalCents).toBeLessThanOrEqual(proof?.singlyCents ?? 0)
  })

  it('refuses screened words, and reports the row', async () => {
    const answer = await sendList(shop.visitor(), '101, AB 1, Van, Heil Hitler\n102, AB 2, Ford van, Brock')
    const { proof } = await pageOf(answer)
    expect(proof?.vehicles.map(({ unit }) => unit)).toEqual(['102'])
    expect(proof?.refused).toEqual([
      { line: 1, text: '101, Heil Hitler', words: expect.stringContaining('hurt people') },
    ])
  })

  it.each([
    ['nothing', '', /^Your list is empty/],
    ['nothing that can be cut', '=1', /any of these lines/],
  ])('reports what is wrong with %s', async (_, list, words) => {
    const answer = await sendList(shop.visitor(), list)
    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).problem).toMatch(words)
  })

  it("refuses unreadable files, lettering that can't be cut on every vehicle, and lettering that is too wide", async () => {
    const kim = shop.visitor()
    const file = new File([new Uint8Array([1, 0, 2, 0])], 'fleet.csv')
    expect((await pageOf(await sendList(kim, '101', { file }))).problem).toMatch(/^This isn't a text file/)
    const second = await pageOf(await sendList(kim, '101', { second: '<b>' }))
    expect(second).toMatchObject({ problem: expect.stringContaining('<'), fields: { list: '101' } })
    const wide = await pageOf(
      await sendList(kim, '101\n102,,,A company with a name of forty letters', { height: '12' }),
    )
    expect(wide.proof?.refused).toMatchObject([{ line: 2, words: expect.stringContaining('mm wide') }])
  })
})

describe('the lines of a fleet', () => {
  it('are added once however often they’re sent, and take the price of the newest list', async () => {
    const kim = shop.visitor()
    const answers = await Promise.all([1, 2].map(() => sendList(kim, '101-103', { way: 'cart' })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    await sendList(kim, '101-103', { way: 'cart' })
    const lines = await linesOf(kim)
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2, 2])
    await sendList(kim, '101-120', { way: 'cart' })
    const more = await linesOf(kim)
    expect(more).toHaveLength(20)
    expect(Math.max(...more.map(({ cents }) => cents))).toBeLessThan(
      Math.min(...lines.map(({ cents }) => cents)),
    )
  })

  it('are added all or none: a cart without enough room says how many fit', async () => {
    const kim = shop.visitor()
    expect((await sendList(kim, '1001-1240', { way: 'cart' })).status).toBe(303)
    // `besides` counts the cart lines that stay when the new list is added. Lines with a lettering of the new list are replaced instead.
    expect((await pageOf(await sendList(kim, '2001-2020'))).besides).toBe(240)
    expect((await pageOf(await sendList(kim, '1001-1005\n3001'))).besides).toBe(235)
    const full = await sendList(kim, '2001-2020', { way: 'cart' })
    expect(full.status).toBe(422)
    const { problem, proof } = await pageOf(full)
    expect(problem).toMatch(/holds 250 lines, yours has 240, and this list would add 20/)
    expect(proof?.vehicles).toHaveLength(20)
    expect(await linesOf(kim)).toHaveLength(240)
  })

  it('become print-room jobs: cut from film at the requested height, with the vehicle on the ticket', async () => {
    const kim = shop.visitor()
    const look = { height: '4', colour: 'Red', film: 'reflective', each: '1' }
    await sendList(kim, '88, AB 123, Float, Brock Haulage', { ...look, way: 'cart' })
    const [line] = await linesOf(kim)
    const order = await shop.buy(kim, await shop.fillCart({ variantId: line?.title ?? 0 }))
    expect(await (await kim.get(order)).json()).toMatchObject({
      lines: [
        {
          title: 'Unit lettering: 88 / Brock Haulage',
          imageSrc: expect.stringMatching(/^\/proofs\/lines\/\d+-[\w-]{22}\.png$/),
        },
      ],
    })
    await makeDueProductionFiles(shop.deps)
    const operator = await shop.operator()
    const { jobs } = z
      .object({ jobs: z.array(jobSchema) })
      .parse(await (await operator.get('/api/operator/jobs')).json())
    const job = jobs.find(({ title }) => title.startsWith('Unit lettering: 88'))
    expect(job).toMatchObject({
      ready: true,
      missing: [],
      filmColour: 'Red',
      cut: 'kiss',
      remarks: expect.arrayContaining(['Lettering: 88 / Brock Haulage', 'Plate: AB 123', 'Vehicle: Float']),
    })
    const dxf = await operator.get(job?.links.files['dxf'] ?? '')
    expect(await dxf.text()).toContain('LWPOLYLINE')
  })
})

describeIfInstalled('pdftotext', 'the proof as PDF, read by poppler', () => {
  it('lists every vehicle with its number, plate, size and price', async () => {
    const answer = await sendList(shop.visitor(), '501-512\n99, AB 123, Float', { way: 'pdf' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const words = await withTemporaryFile('fleet.pdf', bytes, (file) =>
      runReader('pdftotext', ['-layout', file, '-']),
    )
    for (const said of ['501', '512', 'AB 123, Float', 'Fleet lettering proof', 'drawn at 1:'])
      expect(words).toContain(said)
  })
})
