import { expect, it } from 'vitest'
import { DESIGNER_ATTRIBUTE } from './line-artwork.ts'
import { NO_PERSONALIZATION, personalizationSchema } from './personalization.ts'
import { waitsForProof } from './waits-for-proof.ts'

const FIELDS = [{ label: 'Company name', maxLength: 40 }]
const ARTWORK = { label: 'Your logo' }
const needs = (value: object) => personalizationSchema.parse(value)
const line = { item: null, needs: NO_PERSONALIZATION, attributes: [], requiresShipping: true }

it.each([
  ['nothing of the buyer', NO_PERSONALIZATION, [], false],
  ['words', needs({ kind: 'words', fields: FIELDS }), [], false],
  [
    'words that a designer sets',
    needs({ kind: 'words', fields: FIELDS, designer: true }),
    [DESIGNER_ATTRIBUTE],
    true,
  ],
  ['a designer that is not offered', needs({ kind: 'words', fields: FIELDS }), [DESIGNER_ATTRIBUTE], false],
  ['artwork', needs({ kind: 'artwork', artwork: ARTWORK }), [], true],
  ['words and artwork', needs({ kind: 'words-and-artwork', fields: FIELDS, artwork: ARTWORK }), [], true],
  ['a design of the buyer’s own', needs({ kind: 'own-design', artwork: ARTWORK, designer: true }), [], false],
  [
    'no design of their own, but a designer',
    needs({ kind: 'own-design', artwork: ARTWORK, designer: true }),
    [DESIGNER_ATTRIBUTE],
    true,
  ],
])('a product with %s waits for a proof: %o', (_name, of, attributes, waits) => {
  expect(waitsForProof({ ...line, needs: of, attributes })).toBe(waits)
})

it('a made-to-order item decides for itself, and items that aren’t shipped have no proof', () => {
  expect(waitsForProof({ ...line, item: { beginsWithProof: true } })).toBe(true)
  expect(waitsForProof({ ...line, item: { beginsWithProof: false } })).toBe(false)
  expect(waitsForProof({ ...line, item: { beginsWithProof: true }, requiresShipping: false })).toBe(false)
})
