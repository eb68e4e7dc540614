// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { createDesign } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

/** Returns the code and the field from a refusal's response. */
async function refusalOf(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(422)
  return answer.json()
}
const compose = (of: TestVisitor, body: object): Promise<Response> =>
  of.send('POST', '/api/designs', { style: 'bold', seed: 1, count: 1, ...body })

// These texts contain hate speech, a trademark, the name of a sports team, and spellings that try to evade the check.
const unwelcome = [
  'Heil Hitler',
  'Nike',
  'Toronto Maple Leafs',
  'N I K E',
  'NI\u00ADKE',
  'Mcdonald’s',
] as const

describe('screened words', () => {
  it.each(unwelcome)('a prompt for "%s" is refused', async (words) => {
    const refusal = await refusalOf(await compose(shop.visitor(), { prompt: `wolf "${words}"` }))
    expect(refusal).toMatchObject({ code: expect.stringMatching(/^(unwelcome|brand)$/) })
  })

  it.each([...unwelcome, 'NI•KE'])(
    'correcting the reading of a prompt to "%s" is refused too',
    async (words) => {
      const refusal = await refusalOf(await compose(shop.visitor(), { prompt: 'wolf', lettering: [words] }))
      expect(refusal).toMatchObject({ code: expect.stringMatching(/^(unwelcome|brand)$/) })
    },
  )

  it.each([...unwelcome, 'Heil\nHitler', 'KU\nKLUX'])(
    '"Redraw with these words" with "%s" is refused too, naming the field',
    async (words) => {
      const kim = shop.visitor()
      const { id } = await createDesign(kim)
      const answer = await kim.send('POST', `/api/designs/${id}/variations`, { words: words.split('\n') })
      expect(await refusalOf(answer)).toMatchObject({
        code: expect.stringMatching(/^(unwelcome|brand)$/),
        errors: [{ field: 'words' }],
      })
    },
  )

  it('lines are checked together, so a trademark split over two lines is refused', async () => {
    const lettering = ['Boston', 'Bruins']
    expect(await refusalOf(await compose(shop.visitor(), { prompt: 'wolf', lettering }))).toMatchObject({
      code: 'brand',
    })
  })

  it("a correction can't request the picture of a trademark", async () => {
    const pictures = [{ asked: 'nike swoosh', motif: 'game-icons:wolf-howl' }]
    expect(await refusalOf(await compose(shop.visitor(), { prompt: 'wolf', pictures }))).toMatchObject({
      code: 'brand',
    })
  })

  it("a variation can't request a picture that no prompt can have", async () => {
    const kim = shop.visitor()
    const { id } = await createDesign(kim)
    const answer = await kim.send('POST', `/api/designs/${id}/variations`, { motif: 'game-icons:ak47' })
    expect(await refusalOf(answer)).toMatchObject({ code: 'not-drawn', errors: [{ field: 'motif' }] })
  })

  it('inspiration refuses them as a prompt does', async () => {
    const body = { interests: '"Heil Hitler"' }
    const answer = await shop.visitor().send('POST', '/api/design-inspiration/generate', body)
    expect(await refusalOf(answer)).toMatchObject({ code: 'unwelcome' })
  })

  it('words that only resemble them are drawn', async () => {
    const kim = shop.visitor()
    const { id } = await createDesign(kim)
    const words = ['Leafs fan', 'A.B. Reid', 'White Power Washing']
    expect((await kim.send('POST', `/api/designs/${id}/variations`, { words })).status).toBe(201)
  })
})
