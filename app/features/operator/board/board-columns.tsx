import type { ReactNode } from 'react'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import type { Board, BoardJob } from '../../../../contract/operator/board.ts'

type BoardColumnsProps = { columns: Board['columns']; children: (job: BoardJob) => ReactNode }

/** From this number of jobs, a column is twice as wide as a column with fewer jobs. */
const MANY_JOBS = 4

/**
 * The board's columns. Empty columns are narrow, and the others share the rest of the width. A wide column shows its cards side by side. On a
 * tablet, columns that don't fit side by side continue below. On a phone, an empty column takes one line.
 */
export const BoardColumns = ({ columns, children }: BoardColumnsProps) => (
  <div className="mt-3 grid gap-3 md:flex md:max-xl:flex-wrap">
    {columns.map(({ state, title, jobs }) => (
      <section
        key={state}
        aria-label={title}
        className={`min-w-0 bg-mist-2 p-2 ${getWidth(jobs.length)} ${jobs.length === 0 ? 'max-md:flex max-md:items-center max-md:justify-between' : ''}`}
      >
        <h2
          className={`flex items-baseline gap-2 px-1 text-lg ${jobs.length === 0 ? 'md:max-xl:text-base' : ''}`}
        >
          {title}
          <span className="font-sans text-sm font-normal text-slate tabular-nums">{jobs.length}</span>
        </h2>
        {jobs.length === 0 ? (
          <p className="p-1 text-sm text-slate md:mt-2 md:border md:border-dashed md:border-line-strong md:px-1 md:py-4 md:text-center">
            {words.none}
          </p>
        ) : (
          <ul className="mt-2 grid items-start gap-2 md:grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
            {jobs.map(children)}
          </ul>
        )}
      </section>
    ))}
  </div>
)

function getWidth(jobs: number): string {
  if (jobs === 0) return 'md:w-28 xl:w-36'
  return `md:min-w-72 xl:min-w-76 ${jobs < MANY_JOBS ? 'md:flex-1' : 'md:flex-2'}`
}
