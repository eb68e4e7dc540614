import { referralCopy } from '../../../content/referrals.ts'
import type { PointsSummary } from '../../../contract/referrals.ts'

const words = referralCopy.points

/** Points and level. The level is drawn as a tape measure that is pulled out in proportion to the points. */
export function PointsPanel({ points }: { points: PointsSummary }) {
  const { totalPoints, availablePoints, level, xpToNextLevel, levelProgress, owedPoints } = points
  return (
    <section aria-labelledby="points-title" className="bg-paper p-5 shadow-contact md:p-6">
      <h2 id="points-title" className="sr-only">
        {words.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4">
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-slate">{words.available}</dt>
          <dd className="font-display text-4xl font-extrabold text-gorge tabular-nums">{availablePoints}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end border-l border-line pl-4">
          <dt className="text-sm text-slate">{words.total}</dt>
          <dd className="font-display text-4xl font-extrabold tabular-nums">{totalPoints}</dd>
        </div>
      </dl>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <span className="font-display text-xl font-extrabold">{words.level(level)}</span>
        <span className="text-sm text-slate tabular-nums">{words.toNext(xpToNextLevel, level + 1)}</span>
      </p>
      <progress
        aria-label={words.progress(levelProgress)}
        value={levelProgress}
        max={100}
        className="mt-2 block h-5 w-full appearance-none overflow-hidden rounded-t-sm bg-mist-2 [&::-moz-progress-bar]:bg-hi-vis [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-hi-vis [&::-webkit-progress-value]:transition-[width]"
      />
      <div aria-hidden="true" className="ruler text-slate" />
      <p className="mt-2 text-sm text-slate">{words.xp}</p>
      {owedPoints > 0 && <p className="mt-3 text-sm text-slate">{words.owed(owedPoints)}</p>}
    </section>
  )
}
