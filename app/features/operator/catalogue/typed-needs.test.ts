import { expect, it } from 'vitest'
import { personalizationSchema } from '../../../../domain/personalization/personalization.ts'
import { newTextField, readNeeds, typedNeedsOf } from './typed-needs.ts'

const fields = [{ label: 'Harbour', maxLength: 14, line: 1, otherwise: 'own' }]
const artwork = { label: 'Your logo', hint: 'SVG', required: false }

it.each([
  { kind: 'none' },
  { kind: 'words', fields },
  { kind: 'artwork', artwork, designer: true },
  { kind: 'words-and-artwork', fields, artwork },
  { kind: 'own-design', artwork },
])('%j is unchanged after being edited as form values', (needs) => {
  const parsed = personalizationSchema.parse(needs)
  expect(readNeeds(typedNeedsOf(parsed))).toEqual(parsed)
})

it.each([
  ['no field', { fields: [] }],
  ['a field without a label', { fields: [newTextField(0)] }],
  ['a duplicate label', { fields: [0, 1].map((key) => ({ ...newTextField(key), label: 'Name' })) }],
  ['half a character', { fields: [{ ...newTextField(0), label: 'Name', maxLength: '0.5' }] }],
  ['no label for the artwork', { kind: 'artwork' as const, artworkLabel: ' ' }],
])('%s is not saved', (_, change) => {
  const typed = typedNeedsOf(personalizationSchema.parse({ kind: 'words', fields }))
  expect(readNeeds({ ...typed, ...change })).toBeNull()
})
