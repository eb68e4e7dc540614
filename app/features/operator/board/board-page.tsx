import { useEffect, useState } from 'react'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import type { Board, BoardJob } from '../../../../contract/operator/board.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardSearch } from './board-search.tsx'
import { JobCard } from './job-card.tsx'
import { isJobMatching } from './matches-job.ts'
import { RollPanel } from './roll-panel.tsx'

/** The jobs in progress, in columns. Selected jobs can be nested on one roll. */
export default function BoardPage() {
  const { data, reload } = useOperatorData<Board>('/api/operator/board')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [wanted, setWanted] = useState('')
  const change = useOperatorChange()
  useRefresh(reload)
  const move = async (job: BoardJob, to: BoardJob['state']) => {
    const body = { version: job.version, to }
    const answer = await change.send({ method: 'POST', address: `${job.links.self}/moves`, body })
    // Everything is reloaded, because starting an order's first job changes the order and its other jobs.
    if (answer.ok) await reload()
    return answer.ok
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <DataLoader data={data} reload={reload}>
      {({ columns, more }) => {
        const all = columns.flatMap(({ jobs }) => jobs)
        return (
          <>
            <p className="mt-1 text-slate">{words.lead}</p>
            <BoardSearch wanted={wanted} onWanted={setWanted} />
            <div className="mt-3">
              <RefusalNote change={change} onNewest={reload} />
            </div>
            {all.length === 0 && <EmptyList mark="order" title={words.empty} text={words.emptyHint} />}
            {more && <p className="py-2 font-semibold">{words.more}</p>}
            <RollPanel
              jobs={all.filter(({ id }) => chosen.has(id))}
              onClear={() => setChosen(new Set())}
              onBegin={move}
            />
            <BoardColumns
              columns={columns.map((column) => ({
                ...column,
                jobs: column.jobs.filter((job) => isJobMatching(job, wanted)),
              }))}
            >
              {(job) => (
                <JobCard
                  key={job.id}
                  job={job}
                  chosen={chosen.has(job.id)}
                  busy={change.busy}
                  onChoose={() => toggle(job.id)}
                  onMove={(to) => void move(job, to)}
                />
              )}
            </BoardColumns>
          </>
        )
      }}
    </DataLoader>
  )
}

/** Milliseconds between reloads of the board, which show new orders and jobs moved on other tablets. */
const REFRESH_MS = 30_000

function useRefresh(reload: () => Promise<void>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
}
