import { expect, it } from 'vitest'
import { describeMissingFile } from '../../content/missing-files.ts'
import { jobPlanSchema } from './job-plan.ts'

const messagesOf = (stored: object): string[] => {
  const plan = jobPlanSchema.parse(JSON.parse(JSON.stringify(stored)))
  return plan.kind === 'by-hand' ? plan.missing.map(describeMissingFile) : []
}

it('a job stored with a message shows it as it was stored', () => {
  const missing = [{ code: 'film', message: 'The print room has no film for "Foil".' }]
  expect(messagesOf({ kind: 'by-hand', missing })).toEqual(['The print room has no film for "Foil".'])
})

it('a job stored with causes describes them', () => {
  const missing = [
    { code: 'film', cause: { kind: 'unknown-material', material: 'Glitter' } },
    { code: 'hand', cause: { kind: 'both-sides', mirrored: 'Left' } },
    { code: 'buyer', cause: { kind: 'calculated-item', calculator: 'labels' } },
    { code: 'stock', cause: { kind: 'instruction', text: 'Take it from shelf B.' } },
  ]
  expect(messagesOf({ kind: 'by-hand', missing })).toEqual([
    'The print room has no film for "Glitter".',
    'One for each side: make a left one and its opposite in this size, from their own files.',
    'The data for these labels: numbers, codes or text, and the logo if there is one.',
    'Take it from shelf B.',
  ])
})
