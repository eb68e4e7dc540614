// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designProposalSchema, designSchema } from '../../../contract/design.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { createDesign, sendUntilServed } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { designs as designRows } from '../../db/schema/designs.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

describe('the reading of a prompt', () => {
  const propose = async (of: TestVisitor, body: object) => {
    const request = { style: 'bold', count: 1, seed: 1, ...body }
    const response = await sendUntilServed(() => of.send('POST', '/api/designs', request))
    expect(response.status).toBe(201)
    return designProposalSchema.parse(await response.json())
  }

  it('is returned with the designs, and stored with each', async () => {
    const kim = shop.visitor()
    const { designs, reading } = await propose(kim, {
      prompt: 'my affenpinscher Gizmo with a purple ball, gnarbly',
    })
    expect(reading.lettering).toEqual(['Gizmo'])
    expect(reading.pictures[0]).toMatchObject({ asked: 'affenpinscher', drawn: 'dog', match: 'near' })
    expect(reading.colours).toEqual([{ word: 'purple', of: 'ball' }])
    expect(reading.unused).toEqual(['gnarbly'])
    const [design] = designs
    expect(design?.lettering.join(' ')).toMatch(/^gizmo$/i)
    const again = designSchema.parse(await (await kim.get(design?.links.self ?? '')).json())
    expect(again.reading).toEqual(reading)
  })

  it("reports a picture that doesn't exist", async () => {
    const { reading } = await propose(shop.visitor(), { prompt: 'guinea pig "Nibbles"' })
    expect(reading.pictures).toEqual([
      { asked: 'guinea pig', drawn: null, match: 'none', motif: null, tags: [] },
    ])
  })

  it('can be corrected: other words, another picture, or none', async () => {
    const kim = shop.visitor()
    const prompt = 'guinea pig "Nibbles" with a carrot'
    const pictures = [
      { asked: 'guinea pig', motif: 'game-icons:rat' },
      { asked: 'carrot', motif: null },
    ]
    const { designs, reading } = await propose(kim, { prompt, lettering: ['Nibbles the Great'], pictures })
    expect(reading).toMatchObject({
      lettering: ['Nibbles the Great'],
      pictures: [{ asked: 'guinea pig', motif: 'game-icons:rat', drawn: 'rat' }],
    })
    expect(designs[0]).toMatchObject({ motif: 'game-icons:rat' })
    expect(designs[0]?.lettering.join(' ')).toMatch(/^nibbles the great$/i)
    const unknown = { prompt, style: 'bold', pictures: [{ asked: 'rat', motif: 'game-icons:no-such-thing' }] }
    expect((await kim.send('POST', '/api/designs', unknown)).status).toBe(422)
  })

  it('is missing for designs that are older than its column', async () => {
    const kim = shop.visitor()
    const design = await createDesign(kim)
    await shop.deps.db.update(designRows).set({ reading: null }).where(eq(designRows.id, design.id))
    const old = designSchema.parse(await (await kim.get(design.links.self)).json())
    expect(old).toMatchObject({ id: design.id, reading: null, lettering: design.words })
  })
})
