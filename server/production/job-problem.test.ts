import { expect, it } from 'vitest'
import { describeJobProblem, serializeJobProblem } from './job-problem.ts'

it('describes why an approved version can’t be printed', () => {
  const coarse = { code: 'picture-too-coarse', severity: 'stop', itemId: null, dpi: 40 } as const
  const refused = { code: 'file', reason: 'encrypted' } as const
  const says = [coarse, refused].map((cause) =>
    describeJobProblem(serializeJobProblem({ code: 'version', version: 2, cause })),
  )
  expect(says).toEqual([
    "Version 2 is approved, but its file can't be printed as it is. The picture has 40 dots per inch at this size: the pixels will show. Use a larger picture, or print it smaller.",
    "Version 2 is approved, but its file can't be printed as it is. The PDF is password-protected. Please save it without protection.",
  ])
})

it('describes why the engine refused a job', () => {
  expect(describeJobProblem(serializeJobProblem({ code: 'print-too-complex' }))).toBe(
    'Preparing this banner for print takes too long or too much memory.',
  )
})

it('shows an older message as it was stored', () => {
  const older = 'There is nothing to cut around.'
  expect(describeJobProblem(older)).toBe(older)
})
