import type { ReactNode } from 'react'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import type { Board, BoardJob } from '../../../../contract/operator/board.ts'

type BoardColumnsProps = { columns: Board['columns']; children: (job: BoardJob) => ReactNode }

/**
 * The board's columns. On wide screens, they all have the same width. On a tablet, the first column, which has the most jobs, takes one
 * half, and the other columns share the other half. On a phone, an empty column takes one line.
 */
export const BoardColumns = ({ columns, children }: BoardColumnsProps) => (
  <div className="mt-3 grid gap-3 md:max-xl:grid-cols-2 md:max-xl:*:first:row-span-3 xl:grid-cols-4">
    {columns.map(({ state, title, jobs }) => (
      <section
        key={state}
        aria-label={title}
        className={`min-w-0 bg-mist-2 p-2 ${jobs.length === 0 ? 'max-md:flex max-md:items-center max-md:justify-between' : ''}`}
      >
        <h2 className="flex items-baseline gap-2 px-1 text-lg">
          {title}
          <span className="font-sans text-sm font-normal text-slate tabular-nums">{jobs.length}</span>
        </h2>
        {jobs.length === 0 ? (
          <p className="p-1 text-sm text-slate md:mt-2 md:border md:border-dashed md:border-line-strong md:p-4 md:text-center">
            {words.none}
          </p>
        ) : (
          <ul className="mt-2 grid gap-2">{jobs.map(children)}</ul>
        )}
      </section>
    ))}
  </div>
)
