import { expect, it } from 'vitest'
import type { LabelRowFault } from '../domain/labels/label-sheet-faults.ts'
import { describeLabelListFault, describeLabelRowFault } from './label-sheet-faults.ts'

it('a list without the chosen column names its first 20 columns', () => {
  const columns = Array.from({ length: 30 }, (_, i) => `c${i}`)
  expect(describeLabelListFault({ code: 'unknown-column', name: 'Serial', columns })).toBe(
    `There's no column “Serial”. The columns are: ${columns.slice(0, 20).join(', ')}.`,
  )
})

it.each<[LabelRowFault, string]>([
  [{ code: 'repeated-code', line: 2 }, 'Line 2 has the same code.'],
  [
    { code: 'label-too-narrow', resolution: 300, widthMm: 30.01 },
    'At 300 dpi this code needs a label 30.1 mm wide.',
  ],
  [
    { code: 'bars-too-short', lines: 2, leastBarMm: 5, heightMm: 12 },
    'With 2 lines of text, the bars would be shorter than 5 mm; the label needs to be 12 mm high.',
  ],
  [
    { code: 'no-room-for-square', resolution: 203, neededMm: 9.31, roomMm: 7.99 },
    'At 203 dpi this code needs a square of 9.4 mm; beside the text and the edges there’s room for only 7.9 mm.',
  ],
  [
    { code: 'text-too-wide', text: 'x'.repeat(50), widthMm: 20 },
    `“${'x'.repeat(40)}” is too long for its line of 20 mm.`,
  ],
  [{ code: 'empty' }, 'The code is empty.'],
])('%j is described, with needed lengths rounded up to tenths', (fault, sentence) => {
  expect(describeLabelRowFault(fault)).toBe(sentence)
})
