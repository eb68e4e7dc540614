// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applySettings } from '../../../domain/settings/settings.ts'
import { fetchFromShop, openCutFileShop } from '../../../tests/fixtures/cut-file-shop.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { withTemporaryFile, runReader } from '../../../tests/setup/readers.ts'
import { downloadGrants } from '../../db/schema/downloads.ts'
import { orders } from '../../db/schema/orders.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { MAX_DOWNLOADS_PER_GRANT, countDownload } from '../download-grants.ts'

const DAY = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
let variantId: number
beforeAll(async () => {
  ;({ shop, variantId } = await openCutFileShop())
})
afterAll(() => shop.close())

const fileSchema = z.object({ label: z.string(), path: z.string() })
const lineSchema = z.object({
  files: z.array(fileSchema).optional(),
  filesNote: z.string().optional(),
  renewPath: z.string().optional(),
})
const orderSchema = z.object({
  kind: z.literal('order'),
  lines: z.array(lineSchema).length(1),
  amounts: z.object({
    shipping: z.object({ title: z.string(), priceCents: z.number() }),
    taxes: z.array(z.object({ label: z.string(), amountCents: z.number() })),
    totalCents: z.number(),
  }),
})

/** Creates a shopper who has bought a file. The returned function `line` reads the order line from the order page. */
async function buyer() {
  const kim = shop.shopper()
  const { location } = await kim.decide(await kim.checkOut(await shop.fillCart({ variantId })))
  const look = async () => orderSchema.parse((await kim.open(location)).page)
  const line = async () => (await look()).lines[0] ?? {}
  return { kim, location, look, line }
}

const fetchFile = (path: string, init?: RequestInit) => fetchFromShop(shop, path, init)
const pathOf = (line: z.infer<typeof lineSchema>, label: string): string =>
  line.files?.find((file) => file.label === label)?.path ?? `no ${label}`
const tokenOf = (path: string): string => path.split('/')[2] ?? ''

describe('the buyer of a cut file', () => {
  it('pays no shipping but their province’s tax, and finds every format on the order page', async () => {
    const { look, line } = await buyer()
    const { amounts } = await look()
    expect(amounts.shipping.priceCents).toBe(0)
    expect(amounts.taxes.map(({ amountCents }) => amountCents)).toEqual([65])
    expect(amounts.totalCents).toBe(564)
    const bought = await line()
    expect(bought.files?.map(({ label }) => label)).toEqual([
      'Everything (ZIP)',
      'SVG',
      'DXF',
      'EPS',
      'PDF',
      'PNG',
      'Licence',
    ])
    for (const { path } of bought.files ?? []) {
      const file = await fetchFile(path)
      expect([file.status, file.headers.get('content-disposition')], path).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      ])
      expect(file.headers.get('cache-control')).toContain('no-store')
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(300)
    }
    expect((await line()).filesNote).toContain(`for ${MAX_DOWNLOADS_PER_GRANT - 7} more downloads`)
  })

  it('gets a ZIP that other programs can read, with the same bytes each time', async () => {
    const { line } = await buyer()
    const path = pathOf(await line(), 'Everything (ZIP)')
    const [first, second] = [
      await (await fetchFile(path)).arrayBuffer(),
      await (await fetchFile(path)).arrayBuffer(),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    const script = 'import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nprint(z.testzip(), *z.namelist())'
    await withTemporaryFile('files.zip', new Uint8Array(first), (file) => {
      expect(runReader('ezdxf', ['-c', script, file]).trim()).toBe(
        'None be-kind-cut-file.svg be-kind-cut-file.dxf be-kind-cut-file.eps be-kind-cut-file.pdf be-kind-cut-file.png licence.txt',
      )
    })
  })

  it('finds the link in the confirmation e-mail too', async () => {
    const { line } = await buyer()
    await sendDueMail(shop.deps)
    const token = tokenOf(pathOf(await line(), 'SVG'))
    expect(shop.sent.some(({ text }) => text.includes(`/downloads/${token}`))).toBe(true)
    expect((await shop.shopper().open(`/downloads/${token}`)).page).toMatchObject({
      title: 'Be Kind Cut File',
    })
  })
})

describe('a download link', () => {
  it('works exactly 25 times, even with concurrent requests', async () => {
    const { line } = await buyer()
    const path = pathOf(await line(), 'Licence')
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await fetchFile(path)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_DOWNLOADS_PER_GRANT)
    expect(new Set(statuses)).toEqual(new Set([200, 410]))
  })

  it('expires after 30 days; the order page gives a new one, and the old one stays invalid', async () => {
    const { kim, line, location } = await buyer()
    const old = pathOf(await line(), 'Licence')
    shop.clock.ahead = 31 * DAY
    expect((await fetchFile(old)).status).toBe(410)
    const { renewPath = '', files } = await line()
    expect(files).toBeUndefined()
    expect((await kim.send(renewPath, {})).location).toBe(location)
    const renewed = pathOf(await line(), 'Licence')
    expect((await fetchFile(renewed)).status).toBe(200)
    expect((await fetchFile(old)).status).toBe(404)
    // A link that still works must not be replaced.
    await kim.send(renewPath, {})
    expect(pathOf(await line(), 'Licence')).toBe(renewed)
    shop.clock.ahead = 0
  })

  it('expires after the days in the settings, which its page and e-mail state', async () => {
    applySettings({ links: { downloadDays: 3 } })
    const { line } = await buyer()
    const path = pathOf(await line(), 'Licence')
    shop.clock.ahead = 2 * DAY
    expect((await fetchFile(path)).status).toBe(200)
    shop.clock.ahead = 4 * DAY
    const spent = await fetchFile(path)
    expect([spent.status, await spent.text()]).toEqual([410, expect.stringContaining('good for 3 days and')])
    shop.clock.ahead = 0
    applySettings({})
  })

  it('can’t be renewed through another order’s page or from another site', async () => {
    const [mine, other] = [await buyer(), await buyer()]
    const path = pathOf(await mine.line(), 'Licence')
    shop.clock.ahead = 31 * DAY
    const { renewPath = '' } = await mine.line()
    const lineId = renewPath.split('/').at(-1)
    await other.kim.send(`${other.location}/downloads/${lineId}`, {})
    expect(
      (await mine.kim.send(renewPath, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403)
    expect((await mine.line()).renewPath).toBe(renewPath)
    expect((await fetchFile(path)).status).toBe(410)
    shop.clock.ahead = 0
  })

  it('ends when its order is refunded or cancelled', async () => {
    const { line, look } = await buyer()
    const path = pathOf(await line(), 'SVG')
    for (const status of ['refunded', 'cancelled']) {
      await shop.db
        .update(orders)
        .set({ status })
        .where(sql`id = (select order_id from download_grants where token = ${tokenOf(path)})`)
      expect((await fetchFile(path)).status, status).toBe(404)
      expect((await look()).lines[0]?.files).toBeUndefined()
    }
  })

  it('that doesn’t exist is a 404 with always the same message, as are manipulated file names', async () => {
    const { line } = await buyer()
    const token = tokenOf(pathOf(await line(), 'SVG'))
    const nobody = await fetchFile(`/downloads/${'0'.repeat(22)}`)
    const words = await nobody.text()
    expect(nobody.status).toBe(404)
    for (const path of [
      '/downloads/short',
      `/downloads/${'0'.repeat(22)}/be-kind-cut-file.svg`,
      `/downloads/${token}x/be-kind-cut-file.svg`,
      `/downloads/${token}/other.svg`,
      `/downloads/${token}/..%2f..%2fvisitor-secret`,
      `/downloads/${token}/licence.txt%00.svg`,
      `/downloads/${token.toLowerCase()}/be-kind-cut-file.svg`,
    ]) {
      const answer = await fetchFile(path)
      expect([answer.status, (await answer.text()) === words], path).toEqual([404, true])
    }
    const [row] = await shop.db.select().from(downloadGrants).where(eq(downloadGrants.token, token))
    expect(row?.downloads).toBe(0)
  })

  it('isn’t used up by HEAD requests', async () => {
    const { line } = await buyer()
    const path = pathOf(await line(), 'PDF')
    expect((await fetchFile(path, { method: 'HEAD' })).status).toBe(200)
    expect((await line()).filesNote).toContain(`for ${MAX_DOWNLOADS_PER_GRANT} more downloads`)
    expect(await countDownload(shop.db, 'x', shop.deps.now())).toBe(false)
  })
})
