// Runs on both databases.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { designRequestSchema } from '../../../contract/design-request.ts'
import { jobSchema } from '../../../contract/job.ts'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import {
  decideOnProof,
  orderProfessionalDesign,
  proposeVersion,
  DESIGN_REQUEST,
} from '../../../tests/fixtures/design-requests.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { quoteBanner } from '../../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { anonymiseOrdersOfDeletedAccounts } from '../../accounts/index.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { checkFileBook } from '../../operator/books/file-book.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { makeDueProductionFiles } from '../../production/make-due-production-files.ts'
import { sweepVersionFiles } from '../../production/version-files.ts'

const DAY_MS = 86_400_000

let shop: CheckoutShop
let boss: TestVisitor
let picture: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  picture = await makePlainPicture(400, 220, '#123456')
})
afterAll(() => shop.close())

const order = (kim: TestVisitor, question?: object) => orderProfessionalDesign(shop, boss, kim, question)
const propose = (self: string, note = '', of: TestVisitor = boss, file: Uint8Array = picture) =>
  proposeVersion(of, self, file, note)

async function newestOf(self: string) {
  const request = designRequestSchema.parse(await (await boss.get(self)).json())
  return { state: request.state, version: request.versions[0] }
}

describe('a design by the shop', () => {
  it('is requested with the order, proposed, changed, and approved through the customer’s link', async () => {
    const kim = shop.visitor()
    const { path, request, self } = await order(kim)
    expect(request).toMatchObject({
      state: 'open',
      requirements: DESIGN_REQUEST.requirements,
      paidBy: 'order',
      versions: [],
    })
    expect(await (await kim.get(path)).text()).toContain(request.proofPath)
    expect((await propose(self, 'First thoughts')).status).toBe(201)
    await sendDueMail(shop.deps)
    expect(shop.sent.at(-1)?.text).toContain(request.proofPath)
    const elsewhere = shop.visitor()
    const first = (await newestOf(self)).version?.id ?? ''
    const shown = await elsewhere.get(`${request.proofPath}/${first}.webp`)
    expect(await (await kim.get(path)).text()).toContain(`${request.proofPath}/${first}.webp`)
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ])
    expect(
      (
        await decideOnProof(elsewhere, request.proofPath, {
          versionId: first,
          decision: 'changes',
          comment: ' ',
        })
      ).status,
    ).toBe(422)
    const asked = await decideOnProof(elsewhere, request.proofPath, {
      versionId: first,
      decision: 'changes',
      comment: 'Redder fox',
    })
    expect([asked.status, (await newestOf(self)).state]).toEqual([303, 'changes'])
    await propose(self)
    expect(
      (await decideOnProof(elsewhere, request.proofPath, { versionId: first, decision: 'approved' })).status,
    ).toBe(409)
    const second = (await newestOf(self)).version?.id ?? ''
    const words = await Promise.all(
      Array.from({ length: 5 }, () =>
        decideOnProof(elsewhere, request.proofPath, { versionId: second, decision: 'approved' }),
      ),
    )
    expect(words.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409, 409, 409])
    expect(await newestOf(self)).toMatchObject({
      state: 'approved',
      version: { number: 2, decision: 'approved' },
    })
    expect((await propose(self)).status).toBe(409)
    const page = z.looseObject({ versions: z.array(z.looseObject({ comment: z.string() })) })
    const { versions } = page.parse(await (await elsewhere.get(request.proofPath)).json())
    expect(versions.map(({ comment }) => comment)).toEqual(['', 'Redder fox'])
    expect((await boss.get(`${self}/versions/${second}/file`)).headers.get('content-disposition')).toContain(
      '-version-2.png',
    )
  })

  it('is drawn blank until its design contains something', async () => {
    const kim = shop.visitor()
    const draft = createEmptyBanner()
    const shown = async (question: object) => {
      const { variantId } = await quoteBanner(kim, { ...DESIGN_REQUEST, ...question })
      return Buffer.from(await (await kim.get(`/api/banners/${variantId}.png`)).arrayBuffer())
    }
    expect(await shown({ design: draft })).toEqual(await shown({ design: { ...draft, items: [] } }))
  })

  it('links to the order’s page only in the browser that ordered, not for someone with a forwarded link', async () => {
    const kim = shop.visitor()
    const { path, request } = await order(kim)
    expect(await (await kim.get(request.proofPath)).json()).toMatchObject({ orderPath: path })
    const forwarded = await (await shop.visitor().get(request.proofPath)).text()
    expect(forwarded).not.toContain(path.split('/').at(-1))
    expect(JSON.parse(forwarded)).toMatchObject({ kind: 'proof', orderPath: null })
  })

  it('opens for anyone with its link; the operator’s API is for operators only', async () => {
    const kim = shop.visitor()
    const { request, self } = await order(kim)
    for (const path of [
      `/proofs/${'A'.repeat(22)}`,
      `/proofs/${request.id}`,
      `/proofs/${'A'.repeat(22)}/${'B'.repeat(22)}.webp`,
    ])
      expect((await kim.get(path)).status).toBe(404)
    for (const path of ['/api/operator/design-requests', self]) expect((await kim.get(path)).status).toBe(401)
    expect((await propose(self, '', kim)).status).toBe(401)
    const foreign = await kim.ask(request.proofPath, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new FormData(),
    })
    expect(foreign.status).toBe(403)
    expect((await propose('/api/operator/design-requests/999999')).status).toBe(404)
  })

  it('is printed from the approved version automatically; the ticket warns of a version that is too small', async () => {
    const kim = shop.visitor()
    const large = await sharp({ create: { width: 3_900, height: 2_164, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    for (const [file, ready] of [
      [large, true],
      [picture, false],
    ] as const) {
      const { request, self } = await order(kim)
      const jobOf = async () => {
        const row = (await shop.db.select().from(jobs).orderBy(jobs.id)).at(-1)
        return jobSchema.parse(await (await boss.get(`/api/operator/jobs/${row?.id}`)).json())
      }
      expect((await jobOf()).missing).toMatchObject([{ code: 'artwork' }])
      await propose(self, '', boss, file)
      const versionId = (await newestOf(self)).version?.id ?? ''
      await decideOnProof(kim, request.proofPath, { versionId, decision: 'approved' })
      while ((await makeDueProductionFiles(shop.deps)) > 0);
      const job = await jobOf()
      expect([job.ready, job.remarks[0]]).toEqual([ready, expect.stringContaining('Version 1')])
      if (!ready) {
        expect(job.missing[0]?.message).toMatch(/^Version 1 is approved, but .* 11 dots per inch/)
        continue
      }
      expect(job).toMatchObject({
        missing: [],
        findings: [{ code: 'picture-coarse' }],
        size: { widthMm: 914.4, heightMm: 501.65 },
      })
      const pdf = await boss.get(job.links.files.pdf ?? '')
      const printed = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
      expect([pdf.status, /\/Width 3900\b/.test(printed)]).toEqual([200, true])
      expect((await boss.get(job.links.files.png ?? '')).headers.get('content-type')).toBe('image/png')
    }
  })

  it('loses its versions’ files with its order’s personal data, and the books still balance', async () => {
    const kim = shop.visitor()
    const [forgotten, kept] = [await order(kim), await order(kim)]
    for (const { self } of [forgotten, kept]) await propose(self)
    const pictureOf = async ({ request, self }: typeof kept) =>
      `${request.proofPath}/${(await newestOf(self)).version?.id}.webp`
    const [gone, stays] = [await pictureOf(forgotten), await pictureOf(kept)]
    await shop.pool.query(
      `update orders set status = 'done', forgotten_at = now()
       where id = (select order_id from design_requests where id = $1)`,
      [forgotten.request.id],
    )
    await anonymiseOrdersOfDeletedAccounts(shop.deps)
    shop.clock.ahead += 2 * DAY_MS
    await sweepVersionFiles(shop.deps)
    expect([(await kim.get(gone)).status, (await kim.get(stays)).status]).toEqual([404, 200])
    expect((await checkFileBook({ ...shop.deps, db: shop.db })).discrepancies).toEqual([])
  })
})
