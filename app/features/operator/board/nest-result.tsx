import { operatorBoardCopy } from '../../../../content/operator/board.ts'
import type { NestView } from '../../../../contract/job.ts'
import type { BoardJob } from '../../../../contract/operator/board.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { formatPieceCount } from './piece-count.ts'

const { roll: words } = operatorBoardCopy

/** The files of a roll, its waste and cost, and the pieces that weren't placed. */
export function NestResult({ nest, jobs }: { nest: NestView; jobs: readonly BoardJob[] }) {
  const numberOf = (id: number) => jobs.find((job) => job.id === id)?.number ?? String(id)
  const said = [
    ...nest.tooWide.map((id) => words.tooWide.replace('{number}', numberOf(id))),
    ...nest.left.map(({ jobId, pieces }) =>
      words.left.replace('{number}', numberOf(jobId)).replace('{pieces}', formatPieceCount(pieces)),
    ),
  ]
  return (
    <output className="grid gap-2">
      <p className="font-semibold">
        {words.result
          .replace('{pieces}', formatPieceCount(nest.pieces))
          .replace('{length}', String(Math.round(nest.lengthMm)))
          .replace('{film}', [nest.film, nest.finish].filter(Boolean).join(', '))}
        {' · '}
        {words.waste.replace('{waste}', String(nest.wastePercent))}
        {nest.costCents !== null && ` · ${words.cost.replace('{cost}', formatMoney(nest.costCents))}`}
      </p>
      {said.map((text) => (
        <p key={text} className="font-semibold text-maple">
          {text}
        </p>
      ))}
      {nest.links && (
        <p className="flex flex-wrap items-center gap-3">
          <a href={nest.links.print} className={getButtonClass('surface', 'small')}>
            {words.print}
          </a>
          <a href={nest.links.cut} className={getButtonClass('surface', 'small')}>
            {words.cut}
          </a>
          {nest.links.sorting && (
            <a href={nest.links.sorting} className={getButtonClass('surface', 'small')}>
              {words.sorting}
            </a>
          )}
          <span className="text-slate">{words.marks}</span>
        </p>
      )}
    </output>
  )
}
