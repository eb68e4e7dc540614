// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { artworkListSchema, artworkSchema } from '../../../contract/artwork.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { readBalance, readCredits, readHistory, buyAndPayCredits } from '../../../tests/setup/credit-calls.ts'
import { uploadArtwork } from '../../../tests/setup/decal-calls.ts'
import {
  type FakeImageModelBehaviour,
  type FakeImageModel,
  startFakeImageModel,
} from '../../../tests/setup/fake-image-model.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { imageDrawings } from '../../db/schema/credits.ts'
import { createImageModel } from '../../gateways/image-model-openai.ts'
import { refundUnfinishedDrawings } from '../image-model/refund-unfinished-drawings.ts'
import { waitUntil } from '../../../tests/setup/wait-until.ts'

let fakeModel: FakeImageModel
let shop: CheckoutShop
beforeAll(async () => {
  fakeModel = await startFakeImageModel()
  const imageModel = createImageModel({
    url: fakeModel.url,
    key: 'sk-secret',
    model: 'leaf-1',
    credits: 3,
    timeoutMs: 2_000,
  })
  shop = await openCheckoutShop({ imageModel })
})
afterAll(async () => {
  await shop.close()
  await fakeModel.stop()
})
afterEach(() => {
  shop.clock.ahead = 0
  fakeModel.state.behaviour = 'draws'
})

const REQUEST = { prompt: 'A maple leaf with a bear', style: 'bold', widthMm: 90 }

/** Creates a visitor with ten credits. */
async function buyer(): Promise<TestVisitor> {
  const kim = shop.visitor()
  await buyAndPayCredits(kim)
  return kim
}
const generate = (of: TestVisitor, body: unknown = REQUEST, key?: string) =>
  of.send('POST', '/api/artwork/generate', body, key === undefined ? {} : { 'idempotency-key': key })
const changesOf = async (of: TestVisitor) =>
  (await readHistory(of)).map(({ amount, reason }) => [amount, reason])
const artworkOf = async (of: TestVisitor) =>
  artworkListSchema.parse(await (await of.get('/api/artwork')).json()).artwork
const problemOf = async (response: Response) => problemSchema.parse(await response.json())

describe('POST /api/artwork/generate', () => {
  it('returns artwork of the visitor’s own, cut and with its proof, for its price in credits', async () => {
    const kim = await buyer()
    expect(await readCredits(kim)).toEqual({
      availableCredits: 10,
      billing: null,
      imageModel: { credits: 3 },
    })
    const response = await generate(kim)
    expect(response.status).toBe(201)
    const artwork = artworkSchema.parse(await response.json())
    expect(artwork).toMatchObject({ fileName: 'A maple leaf with a bear.png', widthMm: 90, vectorised: true })
    for (const link of [artwork.links.png, artwork.links.proof, artwork.links.mask]) {
      const picture = await kim.get(link)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect(await readBalance(kim)).toBe(7)
    expect(await changesOf(kim)).toEqual([
      [-3, 'image'],
      [10, 'purchase'],
    ])
    expect(fakeModel.state.requests.at(-1)?.prompt).toContain('A maple leaf with a bear. Bold mascot')
  })

  it.each<[FakeImageModelBehaviour]>([
    ['fails'],
    ['hangs'],
    ['talks nonsense'],
    ['sends text for a picture'],
    ['sends too much'],
    ['sends too many pixels'],
  ])('gives the credits back when the model %s, and the shop’s own designs go on', async (behaviour) => {
    const kim = await buyer()
    fakeModel.state.behaviour = behaviour
    const response = await generate(kim)
    expect(response.status).toBe(503)
    const { code, detail } = await problemOf(response)
    expect([code, detail]).toEqual([
      'image-model-failed',
      'The image model returned no picture. Your credits are back, and our own designs are free.',
    ])
    expect(await readBalance(kim)).toBe(10)
    expect(await changesOf(kim)).toEqual([
      [3, 'image-returned'],
      [-3, 'image'],
      [10, 'purchase'],
    ])
    expect(await artworkOf(kim)).toEqual([])
    const free = await kim.send('POST', '/api/designs', { prompt: 'a bear', style: 'bold', count: 1 })
    expect(free.status).toBe(201)
  })

  it('five concurrent requests with credits for three: three pictures, and never below zero', async () => {
    const kim = await buyer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(kim)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 402, 402])
    expect(await readBalance(kim)).toBe(1)
    expect(await artworkOf(kim)).toHaveLength(3)
  })

  it('ten concurrent requests with one key: one picture, paid once', async () => {
    const kim = await buyer()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(kim, REQUEST, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const ids = await Promise.all(answers.map(async (answer) => artworkSchema.parse(await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await readBalance(kim)).toBe(7)
    expect((await generate(kim, { ...REQUEST, prompt: 'a fox' }, key)).status).toBe(422)
  })

  it('thirty requests that the visitor abandons order one picture, charged once', async () => {
    const kim = shop.visitor()
    await buyAndPayCredits(kim)
    const spent = await generate(kim, { ...REQUEST, prompt: 'a fox' })
    expect([spent.status, (await generate(kim, { ...REQUEST, prompt: 'a fox' })).status]).toEqual([201, 201])
    // The visitor has four credits left, and a picture costs three. So only one more picture can be paid for.
    const asked = fakeModel.state.requests.length
    fakeModel.state.behaviour = 'draws when told'
    const leaving = new AbortController()
    const answers = Promise.allSettled(
      Array.from({ length: 30 }, () =>
        kim.ask('/api/artwork/generate', {
          method: 'POST',
          body: JSON.stringify(REQUEST),
          headers: { 'content-type': 'application/json', origin: shop.deps.env.PUBLIC_URL },
          signal: leaving.signal,
        }),
      ),
    )
    await waitUntil(() => expect(fakeModel.state.requests.length).toBe(asked + 1))
    leaving.abort()
    fakeModel.state.tell()
    expect(await answers).toHaveLength(30)
    expect(fakeModel.state.requests.length).toBe(asked + 1)
    expect(await readBalance(kim)).toBe(1)
    expect(await artworkOf(kim)).toHaveLength(3)
  })

  it('a slow response is waited for even if its lease expired, and is paid once', async () => {
    const kim = await buyer()
    const key = randomUUID()
    const asked = fakeModel.state.requests.length
    fakeModel.state.behaviour = 'draws when told'
    const first = generate(kim, REQUEST, key)
    await waitUntil(() => expect(fakeModel.state.requests.length).toBe(asked + 1))
    // Simulates a process that lost its connection to the database 50 seconds ago, so that its lease has ended.
    await shop.pool.query(
      `update idempotency_keys set owner = 'nobody', lease_until = now() - interval '47 seconds'`,
    )
    const second = await generate(kim, REQUEST, key)
    expect([second.status, (await problemOf(second)).code]).toEqual([409, 'idempotency-key-in-use'])
    fakeModel.state.tell()
    const { id } = artworkSchema.parse(await (await first).json())
    const third = await generate(kim, REQUEST, key)
    expect(artworkSchema.parse(await third.json()).id).toBe(id)
    expect(fakeModel.state.requests.length).toBe(asked + 1)
    expect(await readBalance(kim)).toBe(7)
  })

  it("doesn't call the model or take credits if the balance is too low", async () => {
    const asked = fakeModel.state.requests.length
    const kim = shop.visitor()
    for (const once of [1, 2]) {
      const response = await generate(kim)
      expect([once, response.status, (await problemOf(response)).code]).toEqual([
        once,
        402,
        'not-enough-credits',
      ])
      await kim.send('POST', '/api/designs', { prompt: 'a bear', style: 'bold', count: 1 })
    }
    expect(fakeModel.state.requests.length).toBe(asked)
    expect(await changesOf(kim)).toEqual([])
  })

  it.each([
    ['hatred', 'a nazi flag', 'unwelcome'],
    ['the marks of others', 'Mickey Mouse on a truck', 'brand'],
    ['firearms', 'a shotgun over a maple leaf', 'not-drawn'],
    ['nothing', '   ', 'invalid-body'],
  ])('refuses to have %s drawn, and takes no credits', async (_, prompt, code) => {
    const kim = await buyer()
    const response = await generate(kim, { ...REQUEST, prompt })
    expect([response.status, (await problemOf(response)).code]).toEqual([422, code])
    expect(await changesOf(kim)).toEqual([[10, 'purchase']])
  })

  it('takes no credits if there is no room for another picture', async () => {
    const kim = await buyer()
    for (let file = 0; file < 30; file += 1) await uploadArtwork(kim)
    const response = await generate(kim)
    expect([response.status, (await problemOf(response)).code]).toEqual([429, 'quota-reached'])
    expect(await readBalance(kim)).toBe(10)
  })

  it("doesn't exist for another visitor: neither picture nor file", async () => {
    const kim = await buyer()
    const { id, links } = artworkSchema.parse(await (await generate(kim)).json())
    const other = await buyer()
    expect([(await other.get(links.self)).status, (await other.get(links.png)).status]).toEqual([404, 404])
    expect(readdirSync(path.join(shop.dataDir, 'artwork', id))).toEqual(['original'])
  })
})

it('credits of a drawing whose process died are refunded once', async () => {
  const kim = await buyer()
  await generate(kim)
  await shop.db.update(imageDrawings).set({ state: 'drawing' }).where(eq(imageDrawings.state, 'drawn'))
  await refundUnfinishedDrawings(shop.deps)
  expect(await readBalance(kim)).toBe(7)
  shop.clock.ahead = 11 * 60_000
  await Promise.all([refundUnfinishedDrawings(shop.deps), refundUnfinishedDrawings(shop.deps)])
  expect(await readBalance(kim)).toBe(10)
})

it("without an image model, the address doesn't exist and nothing mentions it", async () => {
  const plain = await openCheckoutShop()
  const kim = plain.visitor()
  const response = await kim.send('POST', '/api/artwork/generate', REQUEST)
  expect([response.status, (await problemOf(response)).code]).toEqual([404, 'image-model-off'])
  expect(await (await kim.get('/api/user/credits')).json()).toEqual({
    availableCredits: 0,
    billing: null,
    imageModel: null,
  })
  await plain.close()
})
