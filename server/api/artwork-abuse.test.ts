import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designListSchema } from '../../contract/design.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { createApp } from '../app.ts'
import { Engine } from '../engine/engine.ts'
import { ENGINE_LIMITS } from '../engine/engine-queue.ts'

const TOKEN = 'a token for tests of more than sixteen'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect width="100" height="60" rx="8" fill="#c8242b"/><circle cx="50" cy="30" r="20" fill="#ffb14a"/></svg>'
/** Set HOSTILE_UPLOADS to try more. */
const HOSTILE = Number(process.env['HOSTILE_UPLOADS'] ?? 60)

let shop: CheckoutShop
let dataDir: string
let addresses = 0
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'hostile-'))
  shop = await openCheckoutShop({ settings: { DATA_DIR: dataDir, OPERATOR_TOKEN: TOKEN } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const visitor = (app = shop.app) =>
  new Visitor(
    app,
    shop.deps.env.PUBLIC_URL,
    `198.51.${100 + Math.floor(addresses / 250)}.${(addresses += 1) % 250}`,
  )

function upload(of: Visitor, file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([file], 'a.png'))
  for (const [name, value] of Object.entries({ widthMm: '100', ...fields })) form.set(name, value)
  return of.upload('/api/artwork', form)
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('hostile uploads', () => {
  it(
    `${HOSTILE} broken files of all kinds bring no 5xx, nothing on the disk, and a shop that goes on`,
    { timeout: 900_000 },
    async () => {
      const png = await sharp(Buffer.from(SVG.replace('viewBox', 'width="600" height="360" viewBox')))
        .png()
        .toBuffer()
      const boss = visitor()
      await boss.send('POST', '/api/operator/session', { token: TOKEN })
      const drawn = await boss.send('POST', '/api/designs', { prompt: '"WOLF"', style: 'bold', count: 1 })
      const [design] = designListSchema.parse(await drawn.json()).designs
      const seeds = [
        png,
        await sharp(png).flatten().jpeg().toBuffer(),
        await sharp(png).webp().toBuffer(),
        Buffer.from(SVG),
        Buffer.from(await (await boss.get(design?.links.pdf ?? '')).arrayBuffer()),
      ]
      const roll = dice(7)
      expect((await upload(visitor(), SVG)).status).toBe(201)
      const before = readdirSync(path.join(dataDir, 'artwork')).length
      const answers = new Map<number, number>()
      let kim = visitor()
      for (let n = 0; n < HOSTILE; n += 4) {
        if (n % 20 === 0) kim = visitor()
        const four = Array.from({ length: 4 }, () => broken(seeds[roll(seeds.length)] ?? png, roll))
        const sent = await Promise.all(
          four.map((file, i) => upload(kim, file, { vectorise: `${(n + i) % 2}` })),
        )
        for (const { status } of sent) answers.set(status, (answers.get(status) ?? 0) + 1)
      }
      expect([...answers.keys()].filter((status) => ![201, 413, 415, 422].includes(status))).toEqual([])
      expect(readdirSync(path.join(dataDir, 'artwork')).length - before).toBe(answers.get(201) ?? 0)
      expect((await upload(visitor(), SVG)).status).toBe(201)
    },
  )

  it('that keep the engine longer than it may are ended, under load too, and the shop goes on', async () => {
    const engine = new Engine(() => {}, { ...ENGINE_LIMITS, jobMs: 5 })
    const app = createApp({ ...shop.deps, engine })
    const files = Array.from({ length: 12 }, () => upload(visitor(app), SVG))
    const answers = await Promise.all([...files, visitor(app).get('/api/products')])
    for (const { status } of answers.slice(0, -1)) expect([422, 503]).toContain(status)
    expect(answers.at(-1)?.status).toBe(200)
    await engine.stop()
    expect((await upload(visitor(), SVG)).status).toBe(201)
  })
})

/** A file with some bytes changed, taken out, repeated or cut off. */
function broken(file: Buffer, roll: (below: number) => number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file)
  for (let n = roll(12); n > 0; n -= 1) copy[roll(copy.length)] = roll(256)
  const at = roll(copy.length)
  const kinds = [
    () => copy,
    () => copy.slice(0, at),
    () => new Uint8Array([...copy.slice(0, at), ...copy.slice(at + roll(64))]),
    () => new Uint8Array([...copy.slice(0, at), ...copy.slice(0, roll(copy.length)), ...copy.slice(at)]),
  ]
  return (kinds[roll(kinds.length)] ?? kinds[0])?.() ?? copy
}
