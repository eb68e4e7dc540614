// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardSchema } from '../../../contract/operator/board.ts'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import {
  DESIGNER_ATTRIBUTE,
  formatArtworkReference,
  ARTWORK_KEY,
} from '../../../domain/personalization/line-artwork.ts'
import { personalizationSchema } from '../../../domain/personalization/personalization.ts'
import { computeProductionDue } from '../../../domain/production/due-date.ts'
import { decideOnProof, proposeVersion } from '../../../tests/fixtures/design-requests.ts'
import { readOperatorOrder } from '../../../tests/fixtures/order-desk.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { uploadImage } from '../../../tests/setup/image-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { moveOrdersWithDesigns } from '../../orders/move-orders-with-designs.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

const DAY_MS = 86_400_000
const WAITING = /^.+: we’ll send you a proof first\./
const TEXT = { label: 'Company name', maxLength: 40 }

let shop: CheckoutShop
let boss: TestVisitor
let picture: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  picture = await makePlainPicture(400, 220, '#123456')
})
afterAll(() => shop.close())

async function cardOf(orderId: number) {
  const board = boardSchema.parse(await (await boss.get('/api/operator/board')).json())
  return board.columns.flatMap(({ jobs }) => jobs).find((job) => job.orderId === orderId)
}

const moveJob = async (orderId: number, to: string) => {
  const job = await cardOf(orderId)
  const { status } = await boss.send('POST', `/api/operator/jobs/${job?.id}/moves`, {
    version: job?.version,
    to,
  })
  return status
}

async function calculated(kim: TestVisitor, kind: string, body: object) {
  const sold = await kim.send('POST', `/api/calculators/${kind}/line`, body)
  const { merchandiseId } = calculatorLineSchema.parse(await sold.json())
  return shop.fillCart({ variantId: parseNumericGid(merchandiseId, 'ProductVariant') ?? 0 })
}

async function signs(kim: TestVisitor, imageId?: string) {
  const body = { values: { quantity: '25', words: 'OPEN HOUSE' }, ...(imageId !== undefined && { imageId }) }
  return calculated(kim, 'yard-signs', body)
}

/** Fills a cart with a product that needs text or artwork. */
async function product(needs: object, attributes: { key: string; value: string }[]) {
  const variantId = await shop.stockProduct({ stock: 10 })
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  await shop.db
    .update(products)
    .set({ personalization: personalizationSchema.parse(needs) })
    .where(eq(products.id, row?.productId ?? 0))
  return shop.fillCart({ variantId, attributes })
}

const delivery = async (of: TestVisitor, page: string) => {
  const { delivery: words }: { delivery: string } = await (await of.get(page)).json()
  return words
}

describe('everything that waits for a proof takes the same path', () => {
  it('a calculator’s item is proofed, changed, approved, and made from the approved file', async () => {
    const kim = shop.visitor()
    const { id: imageId } = await uploadImage(
      kim,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
    )
    const page = await shop.buy(kim, await signs(kim, imageId))
    const { id, designs, dueOn, weightGrams } = await readOperatorOrder(shop, boss, page)
    expect(dueOn).toBeNull()
    expect(designs).toMatchObject([
      {
        state: 'open',
        paidBy: 'order',
        requirements: expect.stringContaining('Text on the sign: OPEN HOUSE'),
      },
    ])
    expect(designs[0]?.files).toEqual([`/api/images/${imageId}/original`])
    const { id: requestId = 0, proofPath = '' } = designs[0] ?? {}
    expect(await (await kim.get(page)).text()).toContain(proofPath)
    expect(await delivery(kim, page)).toMatch(WAITING)
    expect(await cardOf(id)).toMatchObject({ stopped: 'in-proof', urgency: 'later', ready: false })
    // The ordered quantity and size have to be right, because the weight of the parcel is computed from them.
    expect(await cardOf(id)).toMatchObject({
      pieces: 25,
      size: { widthMm: 609.6, heightMm: 457.2 },
      film: 'Printed on 4 mm corrugated plastic',
      cut: null,
      cutNote: expect.stringContaining('step stake'),
      weightGrams: 11_128,
    })
    expect(weightGrams).toBe(11_128 + 60)
    expect(await moveJob(id, 'packed')).toBe(409)

    const self = `/api/operator/design-requests/${requestId}`
    expect((await proposeVersion(boss, self, picture)).status).toBe(201)
    const version = (await readOperatorOrder(shop, boss, page)).designs[0]?.versions[0]
    shop.clock.ahead += 10 * DAY_MS
    boss = await shop.operator()
    const approved = await decideOnProof(kim, proofPath, {
      versionId: version?.id ?? '',
      decision: 'approved',
    })
    expect(approved.status).toBe(303)
    while ((await moveOrdersWithDesigns(shop.deps)) > 0);
    expect(await readOperatorOrder(shop, boss, page)).toMatchObject({
      status: 'approved',
      dueOn: computeProductionDue(shop.deps.now()),
    })
    expect(await delivery(kim, page)).toMatch(/you approved the proof/)
    const job = await cardOf(id)
    expect(job).toMatchObject({
      stopped: null,
      ready: true,
      missing: [],
      rollKey: null,
      links: { files: {} },
    })
    const file = await boss.get(job?.links.approved ?? '')
    expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, new Uint8Array(picture)])
    expect(await moveJob(id, 'printing')).toBe(200)
    await sendDueMail(shop.deps)
    expect(shop.sent.map(({ subject }) => subject).join()).toContain('proof approved')
  })

  it('a proof is also needed for a product with artwork and for text that a designer sets, but not for text that looks as on the page', async () => {
    const kim = shop.visitor()
    const { id: imageId } = await uploadImage(
      kim,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h8v8H0z"/></svg>',
      { name: 'logo.svg' },
    )
    const artwork = [
      { key: 'Your logo', value: 'logo.svg' },
      { key: ARTWORK_KEY, value: formatArtworkReference({ kind: 'image', id: imageId }) },
    ]
    const logo = {
      kind: 'artwork',
      artwork: { label: 'Your logo' },
      designer: true,
    }
    const words = { kind: 'words', fields: [TEXT], designer: true }
    const requestsOf = async (token: string) => {
      const page = await shop.buy(kim, token)
      return {
        page,
        designs: (await readOperatorOrder(shop, boss, page)).designs,
        said: await delivery(kim, page),
      }
    }
    const withLogo = await requestsOf(await product(logo, artwork))
    expect(withLogo.said).toMatch(WAITING)
    expect(withLogo.designs).toMatchObject([
      {
        state: 'open',
        requirements: expect.stringContaining('Your logo: logo.svg'),
        files: [`/api/images/${imageId}/original`],
      },
    ])
    await proposeVersion(boss, `/api/operator/design-requests/${withLogo.designs[0]?.id}`, picture)
    const versionId = (await readOperatorOrder(shop, boss, withLogo.page)).designs[0]?.versions[0]?.id ?? ''
    await decideOnProof(kim, withLogo.designs[0]?.proofPath ?? '', { versionId, decision: 'approved' })
    expect(await delivery(kim, withLogo.page)).toMatch(/^Expected between/)
    const set = await requestsOf(await product(words, [DESIGNER_ATTRIBUTE]))
    expect([set.designs.length, WAITING.test(set.said)]).toEqual([1, true])
    const shown = await requestsOf(await product(words, [{ key: 'Company name', value: 'Kim & Sons' }]))
    expect([shown.designs, WAITING.test(shown.said)]).toEqual([[], false])
  })

  it('the buyer can download the approved file of a packaging mock-up, and of nothing else', async () => {
    const fileOf = async (kind: string, values: object) => {
      const kim = shop.visitor()
      const page = await shop.buy(kim, await calculated(kim, kind, { values }))
      const { id, proofPath = '' } = (await readOperatorOrder(shop, boss, page)).designs[0] ?? {}
      await proposeVersion(boss, `/api/operator/design-requests/${id}`, picture)
      const versionId = (await readOperatorOrder(shop, boss, page)).designs[0]?.versions[0]?.id ?? ''
      const file = `${proofPath}/${versionId}/file`
      const before = (await kim.get(file)).status
      await decideOnProof(kim, proofPath, { versionId, decision: 'approved' })
      const after = await kim.get(file)
      const shown = (await (await kim.get(proofPath)).text()).includes(file)
      return [before, after.status, shown, (await after.arrayBuffer()).byteLength === picture.length]
    }
    expect(await fileOf('packaging', { type: 'box' })).toEqual([404, 200, true, true])
    expect(await fileOf('yard-signs', {})).toEqual([404, 404, false, false])
  })

  it('an operator approves the newest version for a customer who agreed elsewhere', async () => {
    const kim = shop.visitor()
    const page = await shop.buy(kim, await signs(kim))
    const { id, designs } = await readOperatorOrder(shop, boss, page)
    await proposeVersion(boss, `/api/operator/design-requests/${designs[0]?.id}`, picture)
    await moveOrdersWithDesigns(shop.deps)
    const { version } = await readOperatorOrder(shop, boss, page)
    expect(
      (await boss.send('POST', `/api/operator/orders/${id}/steps`, { version, to: 'approved' })).status,
    ).toBe(200)
    expect(await readOperatorOrder(shop, boss, page)).toMatchObject({
      status: 'approved',
      designs: [{ state: 'approved', versions: [{ decision: 'approved' }] }],
    })
    expect(await cardOf(id)).toMatchObject({
      ready: true,
      links: { approved: expect.stringContaining('/versions/') },
    })
  })
})
