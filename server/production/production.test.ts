// Runs on both databases.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { designListSchema } from '../../contract/design.ts'
import { decalQuoteSchema } from '../../contract/quote.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { TestVisitor } from '../../tests/setup/visitor.ts'
import { designs } from '../db/schema/designs.ts'
import { jobs as jobRows, productionFiles } from '../db/schema/jobs.ts'
import { outbox } from '../db/schema/operations.ts'
import { Engine } from '../engine/engine.ts'
import { ENGINE_LIMITS } from '../engine/engine-limits.ts'
import { computeRetryDelay } from '../platform/outbox/retry-delay.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { makeDueProductionFiles } from './make-due-production-files.ts'
import { sweepProductionFiles } from './production-files.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** An engine that is too busy for any job. */
const BUSY = new Engine(() => {}, { ...ENGINE_LIMITS, waiting: 0 })
const NAMES = ['decal.dxf', 'decal.eps', 'decal.json.gz', 'decal.pdf', 'decal.png', 'decal.svg']
let shop: CheckoutShop
let dataDir: string
let addresses = 0
/**
 * Draws once before the tests, to start the engine. Retries, because on a busy machine the engine may need longer to start than a request
 * waits.
 */
async function warmUp() {
  const request = { prompt: 'wolf', style: 'bold', seed: 1, count: 1 } as const
  for (let tries = 0; tries < 8; tries += 1)
    if ((await shop.deps.engine.compose(request, 'warm-up')).ok) return
}
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'production-'))
  shop = await openCheckoutShop({ settings: { DATA_DIR: dataDir } })
  await warmUp()
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await shop.db.delete(outbox)
  shop.clock.ahead = 0
})

const visitor = () => new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${(addresses += 1)}`)
const production = () => path.join(dataDir, 'production')
const homesOf = (variantId: number) =>
  readdirSync(production()).filter((name) => name.split('-')[0] === String(variantId))
const kept = (variantId: number) =>
  homesOf(variantId).flatMap((home) => readdirSync(path.join(production(), home)).toSorted())
const jobs = () => shop.db.select().from(outbox).where(eq(outbox.kind, 'production'))

async function quoteDesign(kim: TestVisitor) {
  const request = { prompt: 'wolf for the "Night Riders"', style: 'vintage', seed: 7, count: 1 }
  const drawn = await (await kim.send('POST', '/api/designs', request)).json()
  const [design] = designListSchema.parse(drawn).designs
  if (!design) throw new Error('no design')
  const question = { designId: design.id, widthMm: 90, material: 'premium', finish: 'gloss', quantity: 5 }
  const answer = await kim.send('POST', '/api/quotes/decal', question)
  const { merchandiseId } = decalQuoteSchema.parse(await answer.json())
  return { design, variantId: Number(merchandiseId?.split('/').at(-1)) }
}

async function buy(kim: TestVisitor, ...variantIds: number[]) {
  const shopper = shop.shopper()
  shopper.cookie = kim.cookie
  const token = await shop.fillCart(...variantIds.map((variantId) => ({ variantId })))
  const { location } = await shopper.decide(await shopper.checkOut(token))
  expect(location).toMatch(/^\/orders\//)
  return location
}

async function filesOf(order: string): Promise<Record<string, string>> {
  const { lines } = JSON.parse(await (await visitor().get(order)).text())
  const paths: string[] = [
    lines[0].imageSrc,
    ...lines[0].files.map(({ path: file }: { path: string }) => file),
  ]
  const files = paths.map(async (file) => {
    const response = await visitor().get(file)
    expect(response.status).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return [file.split('/').slice(-2).join('/'), createHash('sha256').update(bytes).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(files))
}

describe('the production files of a sold decal', () => {
  it('are made once after the order, and stay the same if a later engine draws differently', async () => {
    const kim = visitor()
    const { design, variantId } = await quoteDesign(kim)
    const order = await buy(kim, variantId)
    const before = await filesOf(order)
    expect(await makeDueProductionFiles(shop.deps)).toBe(1)
    expect(kept(variantId)).toEqual(NAMES)
    expect(await filesOf(order)).toEqual(before)

    // Stores another drawing in the same row, as if a newer engine drew it differently.
    const [row] = await shop.db.select().from(designs).where(eq(designs.id, design.id))
    const other = Object.assign({}, row?.design, { palette: 'maple', words: ['OTHER'] })
    await shop.db.update(designs).set({ design: other }).where(eq(designs.id, design.id))
    expect(await filesOf(order)).toEqual(before)
    const own = await kim.get(`${design.links.pdf}?variant=${variantId}`)
    const again = await kim.get(design.links.pdf)
    expect(
      createHash('sha256')
        .update(await own.text())
        .digest('hex'),
    ).toBe(
      createHash('sha256')
        .update(await again.text())
        .digest('hex'),
    )
    expect(await makeDueProductionFiles(shop.deps)).toBe(0)
    expect(await jobs()).toMatchObject([{ attempts: 1, payload: {} }])
  })

  it('are made after the order, not before, and stored once for a decal that is bought twice', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    expect(await jobs()).toEqual([])
    await buy(kim, variantId, await shop.stockProduct())
    await buy(kim, variantId)
    expect(await jobs()).toHaveLength(2)
    await buy(visitor(), await shop.stockProduct())
    expect(await jobs()).toHaveLength(2)
    await makeDueProductionFiles(shop.deps)
    // The second order uses the files of the first, so nothing is drawn.
    const before = readdirSync(production())
    await makeDueProductionFiles(shop.deps)
    expect(readdirSync(production())).toEqual(before)
    expect((await jobs()).every(({ doneAt }) => doneAt !== null)).toBe(true)
  })

  it('are retried if the engine is busy, and delay neither mail nor buyer', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    const order = await buy(kim, variantId)
    expect(await makeDueProductionFiles({ ...shop.deps, engine: BUSY })).toBe(1)
    expect(await jobs()).toMatchObject([
      { doneAt: null, attempts: 1, lastError: expect.stringContaining('busy') },
    ])
    expect(homesOf(variantId)).toEqual([])
    // One e-mail goes to the buyer, and one to the shop.
    expect(await sendDueMail(shop.deps)).toBe(2)
    expect(Object.keys(await filesOf(order))).toHaveLength(4)
    expect(await makeDueProductionFiles(shop.deps)).toBe(0)
    shop.clock.ahead = computeRetryDelay(1)
    expect(await makeDueProductionFiles(shop.deps)).toBe(1)
    expect(kept(variantId)).toEqual(NAMES)
  })

  it('are made when the disk accepts files again, and the order isn’t affected', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    const order = await buy(kim, variantId)
    renameSync(production(), `${production()}-away`)
    writeFileSync(production(), 'no folder')
    await makeDueProductionFiles(shop.deps)
    expect(await jobs()).toMatchObject([{ doneAt: null, attempts: 1 }])
    expect(Object.keys(await filesOf(order))).toHaveLength(4)
    rmSync(production())
    renameSync(`${production()}-away`, production())
    shop.clock.ahead = computeRetryDelay(1)
    await makeDueProductionFiles(shop.deps)
    expect(kept(variantId)).toEqual(NAMES)
  })

  it('are those of the first process, if two make them at once', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    await buy(kim, variantId)
    await buy(kim, variantId)
    await Promise.all([makeDueProductionFiles(shop.deps), makeDueProductionFiles(shop.deps)])
    expect((await jobs()).every(({ doneAt }) => doneAt !== null)).toBe(true)
    expect(kept(variantId)).toEqual(NAMES)
    const [home] = homesOf(variantId)
    const [row] = await shop.db
      .select()
      .from(productionFiles)
      .where(eq(productionFiles.key, String(variantId)))
    expect(row?.home).toBe(home)
  })

  it('of an earlier version of the shop stay unchanged in their place', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    const old = path.join(production(), String(variantId))
    mkdirSync(old, { recursive: true })
    for (const name of NAMES) writeFileSync(path.join(old, name), `${name} of an earlier engine`)
    const order = await buy(kim, variantId)
    await makeDueProductionFiles(shop.deps)
    await sweepProductionFiles({ ...shop.deps, now: () => new Date(Date.now() + 2 * DAY_MS) })
    expect(homesOf(variantId)).toEqual([String(variantId)])
    const shown = Object.entries(await filesOf(order)).filter(([name]) => name.endsWith('.svg'))
    const asKept = createHash('sha256').update('decal.svg of an earlier engine').digest('hex')
    expect(shown.map(([, hash]) => hash)).toEqual([asKept])
  })

  it('are complete although the shop was killed while writing them, or before recording them', async () => {
    const kim = visitor()
    const { variantId } = await quoteDesign(kim)
    await buy(kim, variantId)
    const half = path.join(production(), `0-${'A'.repeat(22)}`)
    mkdirSync(half, { recursive: true })
    writeFileSync(path.join(half, 'decal.svg'), '<sv')
    await makeDueProductionFiles(shop.deps)
    expect(kept(variantId)).toEqual(NAMES)

    const [job] = await shop.db.select().from(jobRows).orderBy(desc(jobRows.id)).limit(1)
    const again = { doneAt: null, payload: { jobId: job?.id }, nextAttemptAt: new Date(0) }
    const [home = ''] = homesOf(variantId)
    const whenKept = statSync(path.join(production(), home)).mtimeMs
    await shop.db.update(outbox).set(again).where(eq(outbox.kind, 'production'))
    expect(await makeDueProductionFiles(shop.deps)).toBe(1)
    expect((await jobs())[0]?.doneAt).not.toBeNull()
    expect(statSync(path.join(production(), home)).mtimeMs).toBe(whenKept)

    await sweepProductionFiles(shop.deps)
    expect(existsSync(half)).toBe(true)
    await sweepProductionFiles({ ...shop.deps, now: () => new Date(Date.now() + 2 * DAY_MS) })
    expect(existsSync(half)).toBe(false)
    expect(kept(variantId)).toEqual(NAMES)
  })
})
