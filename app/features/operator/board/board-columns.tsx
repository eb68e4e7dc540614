import type { ReactNode } from 'react'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import type { Board, BoardJob } from '../../../../contract/operator/board.ts'

type BoardColumnsProps = { columns: Board['columns']; children: (job: BoardJob) => ReactNode }

/** The board's columns. A column without jobs takes only a line, or on a wide screen little width, so that there is more space for jobs. */
export function BoardColumns({ columns, children }: BoardColumnsProps) {
  const withJobs = columns.filter(({ jobs }) => jobs.length > 0).length
  return (
    <div className="mt-3 grid grid-flow-row-dense items-start gap-3 md:grid-cols-6 xl:flex">
      {columns.map(({ state, title, jobs }) => (
        <section
          key={state}
          aria-label={title}
          className={`min-w-0 bg-mist-2 p-2 ${jobs.length > 0 ? `xl:flex-1 ${withJobs > 1 ? 'md:col-span-3' : 'md:col-span-6'}` : `max-md:flex max-md:items-center max-md:justify-between xl:w-40 xl:flex-none ${withJobs === 1 ? 'md:col-span-2' : 'md:col-span-3'}`}`}
        >
          <h2 className="px-1 text-lg">
            {title} <span className="text-sm font-normal text-slate">{jobs.length}</span>
          </h2>
          {jobs.length === 0 && <p className="p-1 text-sm text-slate">{words.none}</p>}
          {jobs.length > 0 && (
            <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-2 *:max-w-xl">
              {jobs.map(children)}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
