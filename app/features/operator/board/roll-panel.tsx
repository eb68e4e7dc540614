import { useState } from 'react'
import { operatorBoardCopy } from '../../../../content/operator/board.ts'
import type { NestView } from '../../../../contract/job.ts'
import type { BoardJob } from '../../../../contract/operator/board.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { NestResult } from './nest-result.tsx'
import { formatPieceCount } from './piece-count.ts'

const { roll: words } = operatorBoardCopy
/** The maximum length of a roll, in mm. */
const MAX_ROLL_MM = 100_000

type RollPanelProps = {
  jobs: readonly BoardJob[]
  onClear: () => void
  /** Starts a job. Returns false if the shop refused. */
  onBegin: (job: BoardJob, to: 'printing') => Promise<boolean>
}

/** Nests the selected jobs on a roll, with one print file and one cut file for all of them. */
export function RollPanel({ jobs, onClear, onBegin }: RollPanelProps) {
  const [width, setWidth] = useState(1_370)
  const [length, setLength] = useState(5_000)
  const [nest, setNest] = useState<{ of: string; view: NestView } | null>(null)
  const change = useOperatorChange()
  if (jobs.length === 0) return null
  const pieces = jobs.reduce((sum, job) => sum + job.pieces, 0)
  const isMixed = new Set(jobs.map(({ rollKey }) => rollKey)).size > 1
  // A nesting result belongs to the jobs that were selected for it. When the selection changes, the result is outdated.
  const of = jobs.map(({ id }) => id).join(' ')
  const ask = async () => {
    const body = {
      jobs: jobs.map(({ id }) => ({ id })),
      rollWidthMm: width,
      mostLengthMm: length,
    }
    const answer = await change.send<NestView>({ method: 'POST', address: '/api/operator/nests', body })
    if (answer.ok) setNest({ of, view: answer.value })
  }
  const begin = async () => {
    for (const job of jobs) if (job.next.includes('printing') && !(await onBegin(job, 'printing'))) return
    onClear()
  }
  return (
    <section aria-label={words.title} className="mt-3 grid gap-3 border border-gorge bg-paper p-3 text-sm">
      <h2 className="text-lg">{words.title}</h2>
      <p aria-live="polite">
        {words.chosen
          .replace('{jobs}', jobs.map(({ number }) => number).join(', '))
          .replace('{pieces}', formatPieceCount(pieces))}
      </p>
      {isMixed && <p className="font-semibold text-maple">{words.mixed}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <NumberField
          size="small"
          label={words.width}
          value={width}
          min={1}
          max={MAX_ROLL_MM}
          onChange={setWidth}
          className="w-32"
        />
        <NumberField
          size="small"
          label={words.length}
          value={length}
          min={1}
          max={MAX_ROLL_MM}
          onChange={setLength}
          className="w-40"
        />
        <Button kind="primary" size="small" disabled={isMixed || change.busy} onClick={() => void ask()}>
          {change.busy ? words.nesting : words.nest}
        </Button>
        <Button kind="outline" size="small" onClick={() => void begin()}>
          {words.begin}
        </Button>
        <Button kind="outline" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <RefusalNote change={change} />
      {nest?.of === of && <NestResult nest={nest.view} jobs={jobs} />}
    </section>
  )
}
