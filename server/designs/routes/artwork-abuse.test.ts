import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { sendArtwork, SIGN_SVG, createDesign } from '../../../tests/setup/decal-calls.ts'
import { createShop } from '../../app.ts'
import { Engine } from '../../engine/engine.ts'
import { ENGINE_LIMITS } from '../../engine/engine-limits.ts'

/** The number of damaged files to upload. HOSTILE_UPLOADS changes it. */
const HOSTILE = Number(process.env['HOSTILE_UPLOADS'] ?? 60)

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

/** Returns a random number generator that gives the same numbers in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('hostile uploads', () => {
  it(
    `${HOSTILE} broken files of all kinds cause no 5xx, leave nothing on the disk, and the shop keeps working`,
    { timeout: 900_000 },
    async () => {
      const png = await sharp(Buffer.from(SIGN_SVG.replace('viewBox', 'width="600" height="360" viewBox')))
        .png()
        .toBuffer()
      const boss = await shop.operator()
      const design = await createDesign(boss, { prompt: '"WOLF"', style: 'bold' })
      const seeds = [
        png,
        await sharp(png).flatten().jpeg().toBuffer(),
        await sharp(png).webp().toBuffer(),
        Buffer.from(SIGN_SVG),
        Buffer.from(await (await boss.get(design.links.pdf)).arrayBuffer()),
      ]
      const roll = dice(7)
      expect((await sendArtwork(shop.visitor())).status).toBe(201)
      const before = readdirSync(path.join(shop.dataDir, 'artwork')).length
      const answers = new Map<number, number>()
      let kim = shop.visitor()
      for (let n = 0; n < HOSTILE; n += 4) {
        if (n % 20 === 0) kim = shop.visitor()
        const four = Array.from({ length: 4 }, () => broken(seeds[roll(seeds.length)] ?? png, roll))
        const sent = await Promise.all(
          four.map((file, i) => sendArtwork(kim, file, { vectorise: `${(n + i) % 2}` })),
        )
        for (const { status } of sent) answers.set(status, (answers.get(status) ?? 0) + 1)
      }
      expect([...answers.keys()].filter((status) => ![201, 413, 415, 422].includes(status))).toEqual([])
      expect(readdirSync(path.join(shop.dataDir, 'artwork')).length - before).toBe(answers.get(201) ?? 0)
      expect((await sendArtwork(shop.visitor())).status).toBe(201)
    },
  )

  it("that exceed the engine's time limit are ended, under load too, and the shop keeps working", async () => {
    const engine = new Engine(() => {}, { ...ENGINE_LIMITS, jobMs: 1 })
    const app = createShop({ ...shop.deps, engine }).app
    const files = Array.from({ length: 12 }, () => sendArtwork(shop.visitor(app)))
    const answers = await Promise.all([...files, shop.visitor(app).get('/api/products')])
    for (const { status } of answers.slice(0, -1)) expect([422, 503]).toContain(status)
    expect(answers.at(-1)?.status).toBe(200)
    await engine.stop()
    expect((await sendArtwork(shop.visitor())).status).toBe(201)
  })
})

/** Returns a copy of a file with some bytes changed, removed, repeated or cut off. */
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
