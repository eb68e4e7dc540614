// Runs on both databases.
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachedFileListSchema, jobSchema } from '../../../contract/job.ts'
import { readOperatorOrder } from '../../../tests/fixtures/order-desk.ts'
import { type AttachedFilesDesk, openAttachedFilesDesk } from '../../../tests/setup/attached-files-desk.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { anonymiseOrdersOfDeletedAccounts } from '../../accounts/index.ts'
import { attachedFiles } from '../../db/schema/attached-files.ts'
import { outbox } from '../../db/schema/operations.ts'
import { checkFileBook } from '../../operator/books/file-book.ts'
import { removeOldOrderData } from '../../operator/remove-old-order-data.ts'
import { sweepAttachedFiles } from '../attached-file-bytes.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 366 * DAY_MS

let desk: AttachedFilesDesk
let shop: AttachedFilesDesk['shop']
let boss: AttachedFilesDesk['boss']
let picture: AttachedFilesDesk['picture']
beforeAll(async () => {
  desk = await openAttachedFilesDesk()
  ;({ shop, boss, picture } = desk)
})
afterAll(() => shop.close())

const remove = (of: TestVisitor, address: string, id = '') => {
  const form = new FormData()
  form.set('remove', id)
  return of.upload(address, form)
}

const stored = async (): Promise<string[]> => {
  const keys: string[] = []
  const later = new Date(Date.now() + 100 * YEAR_MS)
  for await (const key of shop.deps.store.listBefore('attached-files', later)) keys.push(key)
  return keys
}

describe('files of a job', () => {
  it('are added by customer and staff, and each can read the other’s', async () => {
    const kim = shop.visitor()
    const { page, line, job } = await desk.buySigns(kim)
    const sent = await desk.attach(kim, line)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/#line-\d+$/)])
    expect(
      (
        await desk.attach(
          boss,
          `${job}/attached-files`,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
          '../layout\u202e.svg',
        )
      ).status,
    ).toBe(201)
    const shown = await desk.listFiles(job)
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
    const { line, job } = await desk.buySigns(kim)
    const mails = async () =>
      (await shop.deps.db.select().from(outbox).where(like(outbox.dedupeKey, 'mail:attached-files-%'))).map(
        ({ payload }) => payload,
      )
    const before = await mails()
    await desk.attach(boss, `${job}/attached-files`)
    expect(await mails()).toHaveLength(before.length)
    await desk.attach(kim, line, undefined, 'kims-name.png')
    await desk.attach(kim, line)
    const sent = (await mails()).slice(before.length)
    expect(sent).toMatchObject([
      { subject: expect.stringContaining('the customer attached a file'), to: expect.stringContaining('@') },
    ])
    expect(JSON.stringify(sent)).not.toContain('kims-name')
  })

  it('belong to their order, and another order’s link opens none', async () => {
    const [kim, lou] = [shop.visitor(), shop.visitor()]
    const [his, hers] = [await desk.buySigns(kim), await desk.buySigns(lou)]
    await desk.attach(kim, his.line)
    const [file] = await desk.listFiles(his.job)
    expect((await lou.get(`${hers.line}/${file?.id}`)).status).toBe(404)
    expect((await lou.get(`${hers.page}/lines/${his.line.split('/')[4]}/files/${file?.id}`)).status).toBe(404)
    expect((await desk.attach(lou, `${hers.page}/lines/${his.line.split('/')[4]}/files`)).status).toBe(404)
    expect((await boss.get(`${hers.job}/attached-files/${file?.id}`)).status).toBe(404)
    expect((await kim.get(`${his.job}/attached-files/${file?.id}`)).status).toBe(401)
  })

  it('of a customer can be removed by customer and staff, and those of the staff by staff only', async () => {
    const kim = shop.visitor()
    const { line, job } = await desk.buySigns(kim)
    await desk.attach(kim, line)
    await desk.attach(boss, `${job}/attached-files`)
    const [own, ours] = await desk.listFiles(job)
    expect((await remove(kim, line, ours?.id)).status).toBe(409)
    const before = (await stored()).length
    expect((await remove(kim, line, own?.id)).status).toBe(303)
    const left = await boss.send('DELETE', ours?.file ?? '')
    expect(attachedFileListSchema.parse(await left.json()).files).toEqual([])
    expect((await stored()).length).toBe(before - 4)
  })

  it('are checked by the books, and deleted with the order’s personal data', async () => {
    const kim = shop.visitor()
    const [forgotten, old] = [await desk.buySigns(kim), await desk.buySigns(kim)]
    for (const { line } of [forgotten, old]) await desk.attach(kim, line)
    const [gone, kept] = [
      (await desk.listFiles(forgotten.job))[0]?.id ?? '',
      (await desk.listFiles(old.job))[0]?.id ?? '',
    ]
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
    await removeOldOrderData(shop.deps)
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
