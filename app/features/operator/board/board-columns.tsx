import type { ReactNode } from 'react'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import type { Board, BoardJob } from '../../../../contract/operator/board.ts'

type BoardColumnsProps = { columns: Board['columns']; children: (job: BoardJob) => ReactNode }

/** From this number of jobs, a column is twice as wide as a column with fewer jobs. */
const MANY_JOBS = 4

/**
 * The board's columns. Empty columns are narrow, and the others share the rest of the width. A wide column shows its cards side by side. On a
 * phone or tablet, the columns are below each other, and an empty column takes one line.
 */
export const BoardColumns = ({ columns, children }: BoardColumnsProps) => (
  <div className="mt-3 grid grid-cols-1 gap-3 xl:flex">
    {columns.map(({ state, title, jobs }) => (
      <section
        key={state}
        aria-label={title}
        className={`min-w-0 bg-mist-2 p-2 ${getWidth(jobs.length)} ${jobs.length === 0 ? 'max-xl:flex max-xl:items-center max-xl:justify-between' : ''}`}
      >
        <h2 className="flex items-baseline gap-2 px-1 text-lg">
          {title}
          <span className="font-sans text-sm font-normal text-slate tabular-nums">{jobs.length}</span>
        </h2>
        {jobs.length === 0 ? (
          <p className="p-1 text-sm text-slate xl:mt-2 xl:border xl:border-dashed xl:border-line-strong xl:px-1 xl:py-4 xl:text-center">
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
  if (jobs === 0) return 'xl:w-36'
  return `xl:min-w-76 ${jobs < MANY_JOBS ? 'xl:flex-1' : 'xl:flex-2'}`
}
