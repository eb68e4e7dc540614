import { expect, it } from 'vitest'
import { readJobFindings } from './job-findings.ts'

it('describes findings that were stored with their facts', () => {
  const gap = { code: 'features-too-thin', severity: 'warn', feature: 'gaps', count: 1, leastMm: 1 }
  const coarse = { code: 'picture-coarse', severity: 'warn', itemId: null, dpi: 120 }
  const shape = {
    code: 'upload-does-not-fill',
    severity: 'warn',
    itemId: null,
    widthIn: 71.96,
    heightIn: 24,
  }
  expect(readJobFindings([gap, coarse, shape])).toEqual([
    {
      code: 'features-too-thin',
      severity: 'warn',
      message: '1 gap is narrower than 1 mm: hard to weed.',
    },
    {
      code: 'picture-coarse',
      severity: 'warn',
      message: expect.stringContaining('120 dots per inch'),
    },
    {
      code: 'upload-does-not-fill',
      severity: 'warn',
      message: expect.stringContaining('72.0 × 24.0 in'),
    },
  ])
})

it.each(['features-too-thin', 'cut-not-one-closed-path', 'picture-coarse'] as const)(
  'shows the message of an older %s as it was stored',
  (code) => {
    const older = { code, severity: 'warn', message: '2 gaps are narrower than 1 mm: hard to weed.' }
    expect(readJobFindings([older])).toEqual([older])
  },
)
