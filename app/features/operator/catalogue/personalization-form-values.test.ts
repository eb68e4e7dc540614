import { expect, it } from 'vitest'
import { personalizationSchema } from '../../../../domain/personalization/personalization.ts'
import {
  createTextFieldFormValues,
  readPersonalizationForm,
  toPersonalizationFormValues,
} from './personalization-form-values.ts'

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
  expect(readPersonalizationForm(toPersonalizationFormValues(parsed))).toEqual(parsed)
})

it.each([
  ['no field', { fields: [] }],
  ['a field without a label', { fields: [createTextFieldFormValues(0)] }],
  [
    'a duplicate label',
    { fields: [0, 1].map((key) => ({ ...createTextFieldFormValues(key), label: 'Name' })) },
  ],
  ['half a character', { fields: [{ ...createTextFieldFormValues(0), label: 'Name', maxLength: '0.5' }] }],
  ['no label for the artwork', { kind: 'artwork' as const, artworkLabel: ' ' }],
])('%s is not saved', (_, change) => {
  const typed = toPersonalizationFormValues(personalizationSchema.parse({ kind: 'words', fields }))
  expect(readPersonalizationForm({ ...typed, ...change })).toBeNull()
})
