// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobListSchema, jobSchema, nestSchema } from '../../../contract/job.ts'
import {
  buyForPrinting,
  openPrintRoom,
  addCatalogueDecal,
  quoteCustomDecal,
  WOLF_DESIGN,
} from '../../../tests/fixtures/print-room.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { withTemporaryFile, isReaderInstalled, runReader } from '../../../tests/setup/readers.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { DESIGN_COLUMN } from '../../catalogue/index.ts'
import { listTicketLines } from '../ticket-lines.ts'

let shop: CheckoutShop
let operator: TestVisitor
beforeAll(async () => {
  ;({ shop, operator } = await openPrintRoom())
})
afterAll(() => shop.close())

const visitor = () => shop.visitor()
const stockDecal = (options: Record<string, string>, more: Parameters<typeof addCatalogueDecal>[2] = {}) =>
  addCatalogueDecal(shop, options, more)
const buy = (lines: { variantId: number; quantity?: number }[], kim = visitor()) =>
  buyForPrinting(shop, kim, lines)

const getJob = async (id: number | undefined) =>
  jobSchema.parse(await (await operator.get(`/api/operator/jobs/${id}`)).json())
const file = async (link: string | undefined) => {
  const response = await operator.get(link ?? '')
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

describe('an order of a stock decal and a custom one', () => {
  it('becomes two jobs with tickets and files, and both fit on one roll', async () => {
    const kim = visitor()
    const wolf = await stockDecal({ Size: '4 in', Finish: 'Gloss' })
    const { order, ids } = await buy(
      [{ variantId: wolf.variantId, quantity: 3 }, { variantId: await quoteCustomDecal(kim) }],
      kim,
    )
    expect(ids).toHaveLength(2)
    const [first, second] = [await getJob(ids[0]), await getJob(ids[1])]

    expect(first).toMatchObject({
      number: `${order?.number}-1`,
      state: 'new',
      pieces: 3,
      film: 'Premium vinyl',
      finish: 'Gloss',
      missing: [],
      ready: true,
    })
    expect(Math.max(first.size?.widthMm ?? 0, first.size?.heightMm ?? 0)).toBeCloseTo(101.6, 1)
    expect(first.inks.length).toBeGreaterThan(1)
    expect(first.dueOn > first.order.placedAt.slice(0, 10)).toBe(true)
    expect(second).toMatchObject({
      number: `${order?.number}-2`,
      pieces: 5,
      size: { widthMm: 80 },
      film: 'Premium vinyl',
      ready: true,
    })
    for (const job of [first, second]) {
      expect(Object.keys(job.links.files).toSorted()).toEqual(['dxf', 'eps', 'pdf', 'png', 'svg'])
      expect(Buffer.from(await file(job.links.files.pdf)).toString('latin1')).toContain('/CutContour')
      const ticket = await file(job.links.ticket)
      expect(Buffer.from(ticket).toString('latin1').startsWith('%PDF-')).toBe(true)
      if (isReaderInstalled('pdfinfo'))
        expect(await withTemporaryFile('ticket.pdf', ticket, (name) => runReader('pdfinfo', [name]))).toMatch(
          /Pages: +1\n[\s\S]*\(A5\)|419\.53 x 595\.28/,
        )
    }

    const pdfPath = first.links.files.pdf ?? ''
    const plain = Buffer.from(await file(pdfPath)).toString('latin1')
    const press = Buffer.from(await file(`${pdfPath}?marks=yes&white=0.2`)).toString('latin1')
    expect([plain.includes('/White'), press.includes('/White'), press.includes('/Registration')]).toEqual([
      false,
      true,
      true,
    ])
    expect(plain).toContain('/OutputIntents')
    const marked = Buffer.from(await file(`${first.links.files.dxf}?marks=yes`)).toString('latin1')
    expect(marked.match(/Registration\n *100\nAcDbPolyline/g)).toHaveLength(5)
    expect((await operator.get(`${pdfPath}?white=9`)).status).toBe(400)

    const response = await operator.send('POST', '/api/operator/nests', {
      jobs: ids.map((id) => ({ id })),
      rollWidthMm: 610,
    })
    expect(response.status).toBe(201)
    const nest = nestSchema.parse(await response.json())
    expect(nest).toMatchObject({ pieces: 8, tooWide: [], left: [], film: 'Premium vinyl' })
    expect(nest.placements.filter(({ jobId }) => jobId === ids[0])).toHaveLength(3)
    expect(nest.wastePercent).toBeGreaterThan(0)
    expect(nest.wastePercent).toBeLessThan(70)
    const [pdf, dxf] = [await file(nest.links?.print), await file(nest.links?.cut)]
    expect(
      Buffer.from(dxf)
        .toString('latin1')
        .match(/LWPOLYLINE/g)?.length,
    ).toBeGreaterThanOrEqual(8)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/CutContour')
    const sorting = Buffer.from(await file(nest.links?.sorting))
    expect(sorting.subarray(0, 5).toString()).toBe('%PDF-')
    expect(nestSchema.parse(await (await operator.get(nest.links?.self ?? '')).json())).toEqual(nest)
  })

  it('on clear film has white ink in its files and on its roll', async () => {
    const html = '<ul><li><strong>Material:</strong> Clear vinyl, printed</li></ul>'
    const clear = await stockDecal({ Size: '3 in' }, { html })
    const { ids } = await buy([{ variantId: clear.variantId }])
    const job = await getJob(ids[0])
    expect(job.film).toBe('Clear vinyl')
    expect(job.remarks.join()).toContain('White plate')
    const nested = await operator.send('POST', '/api/operator/nests', {
      jobs: [{ id: ids[0] }],
      rollWidthMm: 610,
    })
    const nest = nestSchema.parse(await nested.json())
    for (const link of [job.links.files.pdf, nest.links?.print])
      expect(Buffer.from(await file(link)).toString('latin1')).toContain('/Separation /White')
  })

  it('is printed as it was sold, even if the product changes later', async () => {
    const wolf = await stockDecal({ Size: '3 in' })
    const { ids } = await buy([{ variantId: wolf.variantId }])
    const before = await getJob(ids[0])
    const svg = await file(before.links.files.svg)
    const other = { [DESIGN_COLUMN]: JSON.stringify({ ...WOLF_DESIGN, words: ['OTHER', 'WORDS'] }) }
    await shop.db
      .update(products)
      .set({ extraColumns: other, title: 'Other' })
      .where(eq(products.id, wolf.productId))
    await shop.db
      .update(variants)
      .set({ optionValues: ['10 in'] })
      .where(eq(variants.id, wolf.variantId))
    expect(await getJob(ids[0])).toEqual(before)
    expect(Buffer.compare(await file(before.links.files.svg), svg)).toBe(0)
    await shop.db.delete(products).where(eq(products.id, wolf.productId))
    expect(await getJob(ids[0])).toEqual(before)
  })
})

describe('a job with missing information', () => {
  it.each([
    ['a colour of film', { Size: '4 in', Colour: 'Navy' }, {}, 'artwork'],
    ['no size', {}, {}, 'size'],
    ['a size in words', { Size: 'For 24 in ring' }, {}, 'size'],
    ['no design', { Size: '4 in' }, { design: null }, 'design'],
    ['no film of ours', { Size: '4 in' }, { html: '<p>Material: Ring-spun cotton</p>' }, 'film'],
  ] as const)('for %s has a ticket that says so, and no files', async (_, options, more, code) => {
    const { variantId } = await stockDecal({ ...options }, more)
    const { ids } = await buy([{ variantId }])
    const job = await getJob(ids[0])
    expect(job.missing.map((missing) => missing.code)).toContain(code)
    expect(job).toMatchObject({ ready: false, size: null, links: { files: {} } })
    expect((await operator.get(`/api/operator/jobs/${job.id}/files/pdf`)).status).toBe(404)
    expect((await operator.get(job.links.ticket)).status).toBe(200)
    const nest = await operator.send('POST', '/api/operator/nests', {
      jobs: [{ id: job.id }],
      rollWidthMm: 610,
    })
    expect([nest.status, (await nest.json()).code]).toEqual([409, 'no-files'])
  })

  it('has the ordered size on its ticket and on the board', async () => {
    const { variantId } = await stockDecal({ Size: '4 in', Finish: 'Matte' }, { design: null })
    const job = await getJob((await buy([{ variantId }])).ids[0])
    expect(job).toMatchObject({ size: null, sizeNote: '101.6 mm (4.00 in) along the longest side' })
    expect(listTicketLines(job)).toContainEqual(['Size', job.sizeNote])
  })

  it('has the order’s date in the shop’s time zone on its ticket', async () => {
    const { variantId } = await stockDecal({ Size: '4 in' })
    const job = await getJob((await buy([{ variantId }])).ids[0])
    const inTheEvening = { ...job, order: { ...job.order, placedAt: '2026-03-02T01:30:00.000Z' } }
    const [, order] = listTicketLines(inTheEvening).find(([label]) => label === 'Order') ?? []
    expect(order).toContain('2026-03-01')
  })

  it('doesn’t exist for an item that isn’t shipped', async () => {
    const { variantId } = await stockDecal({ Size: '4 in' }, { shipping: false })
    expect((await buy([{ variantId }])).ids).toEqual([])
  })
})

describe('the print room’s API', () => {
  it('lists jobs page by page for the operator', async () => {
    const all = jobListSchema.parse(await (await operator.get('/api/operator/jobs?state=new')).json())
    expect(all.jobs.length).toBeGreaterThan(1)
    const [first] = all.jobs
    const after = jobListSchema.parse(
      await (await operator.get(`/api/operator/jobs?after=${first?.id}`)).json(),
    )
    expect(after.jobs).toEqual(all.jobs.slice(1))
    expect(
      jobListSchema.parse(await (await operator.get('/api/operator/jobs?state=done')).json()).jobs,
    ).toEqual([])
  })

  it('refuses everyone else', async () => {
    const [job] = await shop.db.select().from(jobs).limit(1)
    const stranger = visitor()
    const paths = ['', `/${job?.id}`, `/${job?.id}/ticket.pdf`, `/${job?.id}/files/pdf`].map(
      (end) => `/api/operator/jobs${end}`,
    )
    for (const address of [
      ...paths,
      `/api/operator/nests/${'a'.repeat(22)}`,
      `/api/operator/nests/${'a'.repeat(22)}/print.pdf`,
    ]) {
      const response = await stranger.get(address)
      expect([address, response.status]).toEqual([address, 401])
    }
    const nest = { jobs: [{ id: job?.id }], rollWidthMm: 610 }
    expect((await stranger.send('POST', '/api/operator/nests', nest)).status).toBe(401)
  })

  it.each([
    ['/api/operator/jobs/0', 400],
    ['/api/operator/jobs/999999', 404],
    ['/api/operator/jobs/1e99', 400],
    ['/api/operator/jobs/1/files/exe', 400],
    ['/api/operator/nests/..%2f..%2fproduction', 404],
    ['/api/operator/nests/nothing/print.pdf', 404],
  ])('responds to %s with %d', async (address, status) => {
    expect((await operator.get(address)).status).toBe(status)
  })
})
