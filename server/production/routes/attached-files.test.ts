// Runs on both databases.
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { attachedFileListSchema, jobSchema } from '../../../contract/job.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { ATTACHED_LIMITS } from '../../../domain/production/attached-files.ts'
import { readOperatorOrder, uploadFile } from '../../../tests/fixtures/order-desk.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { anonymiseOrdersOfDeletedAccounts } from '../../accounts/index.ts'
import { attachedFiles } from '../../db/schema/attached-files.ts'
import { outbox } from '../../db/schema/operations.ts'
import { checkFileBook } from '../../operator/books/file-book.ts'
import { clearOldOrders } from '../../operator/clear-old-orders.ts'
import { sweepAttachedFiles } from '../attached-file-bytes.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 366 * DAY_MS

let shop: CheckoutShop
let boss: TestVisitor
let picture: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  picture = await makePlainPicture(400, 220, '#123456')
})
afterAll(() => shop.close())

/** Buys 25 yard signs. Returns the paths of the order page, of the line's files, and of the job. */
async function signs(kim: TestVisitor) {
  const sold = await kim.send('POST', '/api/calculators/yard-signs/line', { values: { quantity: '25' } })
  const { merchandiseId } = calculatorLineSchema.parse(await sold.json())
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant') ?? 0
  return lineOf(await shop.buy(kim, await shop.fillCart({ variantId })))
}

async function lineOf(page: string) {
  const { id, lines } = await readOperatorOrder(shop, boss, page)
  const [line] = lines
  return {
    page,
    orderId: id,
    line: `${page}/lines/${line?.id}/files`,
    job: `/api/operator/jobs/${line?.job?.id}`,
  }
}

const attach = (
  of: TestVisitor,
  address: string,
  bytes: BlobPart = new Uint8Array(picture),
  name = 'logo.png',
) => uploadFile(of, address, new File([bytes], name))

const remove = (of: TestVisitor, address: string, id = '') => {
  const form = new FormData()
  form.set('remove', id)
  return of.upload(address, form)
}

const filesOf = async (job: string) => jobSchema.parse(await (await boss.get(job)).json()).attached
const stored = async (): Promise<string[]> => {
  const keys: string[] = []
  const later = new Date(Date.now() + 100 * YEAR_MS)
  for await (const key of shop.deps.store.listBefore('attached-files', later)) keys.push(key)
  return keys
}

describe('files of a job', () => {
  it('are added by customer and staff, and each can read the other’s', async () => {
    const kim = shop.visitor()
    const { page, line, job } = await signs(kim)
    const sent = await attach(kim, line)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/#line-\d+$/)])
    expect(
      (
        await attach(
          boss,
          `${job}/attached-files`,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
          '../layout\u202e.svg',
        )
      ).status,
    ).toBe(201)
    const shown = await filesOf(job)
    expect(shown).toMatchObject([
      {
        addedBy: 'customer',
        name: 'logo.png',
        facts: 'PNG, 2 KB',
        finding: expect.stringContaining('17 dots'),
      },
      { addedBy: 'shop', name: 'layout.svg', finding: null },
    ])
    const read = await boss.get(shown[0]?.file ?? '')
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(picture))
    expect(read.headers.get('content-disposition')).toMatch(/^attachment/)
    const ofOrder: unknown = await (await kim.get(page)).json()
    expect(ofOrder).toMatchObject({
      lines: [
        { attached: { files: [{ isOurs: false }, { isOurs: true, removeId: null }], attachPath: line } },
      ],
    })
    const theirs = await kim.get(`${line}/${shown[1]?.id}`)
    expect([theirs.status, await theirs.text()]).toEqual([200, expect.stringContaining('<svg')])
    expect((await kim.get(`${line}/${shown[1]?.id}.webp`)).headers.get('content-type')).toBe('image/webp')
    const ticket = jobSchema.parse(await (await boss.get(job)).json()).remarks
    expect(ticket).toEqual(
      expect.arrayContaining(['File from the customer: logo.png', 'File from the shop: layout.svg']),
    )
    expect(
      (await readOperatorOrder(shop, boss, page)).history.map(({ actor, change }) => [actor, change]),
    ).toEqual(expect.arrayContaining([['Customer', 'File attached']]))
  })

  it('of customers are announced to the staff by one mail a day, which contains no text of the customers', async () => {
    const kim = shop.visitor()
    const { line, job } = await signs(kim)
    const mails = async () =>
      (await shop.deps.db.select().from(outbox).where(like(outbox.dedupeKey, 'mail:attached-files-%'))).map(
        ({ payload }) => payload,
      )
    const before = await mails()
    await attach(boss, `${job}/attached-files`)
    expect(await mails()).toHaveLength(before.length)
    await attach(kim, line, undefined, 'kims-name.png')
    await attach(kim, line)
    const sent = (await mails()).slice(before.length)
    expect(sent).toMatchObject([
      { subject: expect.stringContaining('the customer attached a file'), to: expect.stringContaining('@') },
    ])
    expect(JSON.stringify(sent)).not.toContain('kims-name')
  })

  it('belong to their order, and another order’s link opens none', async () => {
    const [kim, lou] = [shop.visitor(), shop.visitor()]
    const [his, hers] = [await signs(kim), await signs(lou)]
    await attach(kim, his.line)
    const [file] = await filesOf(his.job)
    expect((await lou.get(`${hers.line}/${file?.id}`)).status).toBe(404)
    expect((await lou.get(`${hers.page}/lines/${his.line.split('/')[4]}/files/${file?.id}`)).status).toBe(404)
    expect((await attach(lou, `${hers.page}/lines/${his.line.split('/')[4]}/files`)).status).toBe(404)
    expect((await boss.get(`${hers.job}/attached-files/${file?.id}`)).status).toBe(404)
    expect((await kim.get(`${his.job}/attached-files/${file?.id}`)).status).toBe(401)
  })

  it('of a customer can be removed by customer and staff, and those of the staff by staff only', async () => {
    const kim = shop.visitor()
    const { line, job } = await signs(kim)
    await attach(kim, line)
    await attach(boss, `${job}/attached-files`)
    const [own, ours] = await filesOf(job)
    expect((await remove(kim, line, ours?.id)).status).toBe(409)
    const before = (await stored()).length
    expect((await remove(kim, line, own?.id)).status).toBe(303)
    const left = await boss.send('DELETE', ours?.file ?? '')
    expect(attachedFileListSchema.parse(await left.json()).files).toEqual([])
    expect((await stored()).length).toBe(before - 4)
  })

  it('are refused with a message if they can’t be read or are too large', async () => {
    const kim = shop.visitor()
    const { line, job } = await signs(kim)
    const text = await attach(kim, line, 'just words', 'logo.png')
    expect([text.status, await text.text()]).toEqual([
      415,
      expect.stringContaining('Please choose a PNG, JPG'),
    ])
    const empty = await attach(kim, line, '', '')
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('choose a file first')])
    const large = new Uint8Array(ATTACHED_LIMITS.bytes + 100_000)
    expect((await attach(boss, `${job}/attached-files`, large)).status).toBe(413)
    expect((await attach(kim, line, large)).status).toBe(413)
    expect(await filesOf(job)).toEqual([])
  })

  it('are limited to twenty per job, even if more are sent at once', async () => {
    const kim = shop.visitor()
    const { line, job } = await signs(kim)
    const [first] = await filesOf(job)
    expect(first).toBeUndefined()
    await attach(kim, line)
    const [file] = await shop.db
      .select()
      .from(attachedFiles)
      .where(sql`true`)
      .orderBy(sql`created_at desc`)
      .limit(1)
    if (!file) throw new Error('no file')
    const copies = Array.from({ length: ATTACHED_LIMITS.files - 2 }, (_, at) => ({
      ...file,
      id: `copy-${at}`,
    }))
    await shop.db.insert(attachedFiles).values(copies)
    const answers = await Promise.all([
      attach(kim, line),
      attach(boss, `${job}/attached-files`),
      attach(kim, line),
    ])
    expect(answers.map(({ status }) => status < 400).filter(Boolean)).toHaveLength(1)
    expect(await filesOf(job)).toHaveLength(ATTACHED_LIMITS.files)
    await shop.db.delete(attachedFiles).where(sql`id like 'copy-%'`)
  })

  it('of a customer are accepted until the job is begun; none are accepted after a refund', async () => {
    const kim = shop.visitor()
    const { page, line, job, orderId } = await signs(kim)
    await attach(kim, line)
    await shop.pool.query(`update jobs set state = 'printing' where order_id = $1`, [orderId])
    const late = await attach(kim, line)
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('can’t be added')])
    expect(await (await kim.get(page)).json()).toMatchObject({
      lines: [{ attached: { attachPath: null, files: [{ removeId: null }] } }],
    })
    expect((await attach(boss, `${job}/attached-files`)).status).toBe(201)
    await shop.pool.query(`update orders set status = 'refunded' where id = $1`, [orderId])
    expect((await attach(boss, `${job}/attached-files`)).status).toBe(409)
    const [file] = await filesOf(job)
    expect((await kim.get(`${line}/${file?.id}`)).status).toBe(404)
    expect((await readOperatorOrder(shop, boss, page)).lines[0]?.job).toMatchObject({
      attachPath: null,
      attached: [{}, {}],
    })
  })

  it('of a stock decal are added by staff only', async () => {
    const kim = shop.visitor()
    const page = await shop.buy(kim, await shop.fillCart({ variantId: await shop.stockProduct() }))
    const { job } = await lineOf(page)
    expect(await (await kim.get(page)).json()).not.toMatchObject({ lines: [{ attached: {} }] })
    expect((await attach(boss, `${job}/attached-files`)).status).toBe(201)
    expect(await (await kim.get(page)).json()).toMatchObject({
      lines: [{ attached: { files: [{ isOurs: true }] } }],
    })
  })

  it('are checked by the books, and deleted with the order’s personal data', async () => {
    const kim = shop.visitor()
    const [forgotten, old] = [await signs(kim), await signs(kim)]
    for (const { line } of [forgotten, old]) await attach(kim, line)
    const [gone, kept] = [(await filesOf(forgotten.job))[0]?.id ?? '', (await filesOf(old.job))[0]?.id ?? '']
    const deps = { ...shop.deps, db: shop.db }
    expect((await checkFileBook(deps)).discrepancies).toEqual([])
    await shop.deps.store.remove(`attached-files/${kept}/original`)
    expect((await checkFileBook(deps)).discrepancies).toEqual([
      { says: 'attached files that are missing', ids: [kept] },
    ])

    await shop.pool.query(`update orders set status = 'done', forgotten_at = now() where id = $1`, [
      forgotten.orderId,
    ])
    await anonymiseOrdersOfDeletedAccounts(shop.deps)
    await shop.pool.query(`update orders set placed_at = now() - interval '9 years' where id = $1`, [
      old.orderId,
    ])
    await clearOldOrders(shop.deps)
    const ids = (await shop.db.select().from(attachedFiles)).map(({ id }) => id)
    expect(ids).not.toContain(gone)
    expect(ids).not.toContain(kept)
    shop.clock.ahead += 2 * DAY_MS
    await sweepAttachedFiles(shop.deps)
    const keys = (await stored()).join()
    expect([keys.includes(gone), keys.includes(kept)]).toEqual([false, false])
    expect(keys).not.toBe('')
  })
})
