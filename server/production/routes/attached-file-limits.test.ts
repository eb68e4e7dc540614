// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATTACHED_LIMITS } from '../../../domain/production/attached-files.ts'
import { readOperatorOrder } from '../../../tests/fixtures/order-desk.ts'
import { type AttachedFilesDesk, openAttachedFilesDesk } from '../../../tests/setup/attached-files-desk.ts'
import { attachedFiles } from '../../db/schema/attached-files.ts'

let desk: AttachedFilesDesk
let shop: AttachedFilesDesk['shop']
let boss: AttachedFilesDesk['boss']
beforeAll(async () => {
  desk = await openAttachedFilesDesk()
  ;({ shop, boss } = desk)
})
afterAll(() => shop.close())

describe('files of a job', () => {
  it('are refused with a message if they can’t be read or are too large', async () => {
    const kim = shop.visitor()
    const { line, job } = await desk.buySigns(kim)
    const text = await desk.attach(kim, line, 'just words', 'logo.png')
    expect([text.status, await text.text()]).toEqual([
      415,
      expect.stringContaining('Please choose a PNG, JPG'),
    ])
    const empty = await desk.attach(kim, line, '', '')
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('choose a file first')])
    const large = new Uint8Array(ATTACHED_LIMITS.bytes + 100_000)
    expect((await desk.attach(boss, `${job}/attached-files`, large)).status).toBe(413)
    expect((await desk.attach(kim, line, large)).status).toBe(413)
    expect(await desk.listFiles(job)).toEqual([])
  })

  it('are limited to twenty per job, even if more are sent at once', async () => {
    const kim = shop.visitor()
    const { line, job } = await desk.buySigns(kim)
    const [first] = await desk.listFiles(job)
    expect(first).toBeUndefined()
    await desk.attach(kim, line)
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
      desk.attach(kim, line),
      desk.attach(boss, `${job}/attached-files`),
      desk.attach(kim, line),
    ])
    expect(answers.map(({ status }) => status < 400).filter(Boolean)).toHaveLength(1)
    expect(await desk.listFiles(job)).toHaveLength(ATTACHED_LIMITS.files)
    await shop.db.delete(attachedFiles).where(sql`id like 'copy-%'`)
  })

  it('of a customer are accepted until the job is begun; none are accepted after a refund', async () => {
    const kim = shop.visitor()
    const { page, line, job, orderId } = await desk.buySigns(kim)
    await desk.attach(kim, line)
    await shop.pool.query(`update jobs set state = 'printing' where order_id = $1`, [orderId])
    const late = await desk.attach(kim, line)
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('can’t be added')])
    expect(await (await kim.get(page)).json()).toMatchObject({
      lines: [{ attached: { attachPath: null, files: [{ removeId: null }] } }],
    })
    expect((await desk.attach(boss, `${job}/attached-files`)).status).toBe(201)
    await shop.pool.query(`update orders set status = 'refunded' where id = $1`, [orderId])
    expect((await desk.attach(boss, `${job}/attached-files`)).status).toBe(409)
    const [file] = await desk.listFiles(job)
    expect((await kim.get(`${line}/${file?.id}`)).status).toBe(404)
    expect((await readOperatorOrder(shop, boss, page)).lines[0]?.job).toMatchObject({
      attachPath: null,
      attached: [{}, {}],
    })
  })

  it('of a stock decal are added by staff only', async () => {
    const kim = shop.visitor()
    const page = await shop.buy(kim, await shop.fillCart({ variantId: await shop.stockProduct() }))
    const { job } = await desk.findLine(page)
    expect(await (await kim.get(page)).json()).not.toMatchObject({ lines: [{ attached: {} }] })
    expect((await desk.attach(boss, `${job}/attached-files`)).status).toBe(201)
    expect(await (await kim.get(page)).json()).toMatchObject({
      lines: [{ attached: { files: [{ isOurs: true }] } }],
    })
  })
})
