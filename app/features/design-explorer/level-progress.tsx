import { formatNumber } from '../../../domain/written-number.ts'
import { getLevelStart, getLevelThreshold } from '../../../domain/design-points/levels.ts'

/** Shows the level as a tape measure that is pulled out in proportion to the points. */
export function LevelProgress({ points, level }: { points: number; level: number }) {
  const start = getLevelStart(level)
  const end = getLevelThreshold(level)
  const done = Math.max(0, points - start)
  return (
    <div className="mt-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-2xl font-extrabold">Level {level}</span>
        <span className="font-bold tabular-nums">{formatNumber(points)} points</span>
      </p>
      <progress
        aria-label={`Level ${level}: ${formatNumber(points)} of ${formatNumber(end)} points`}
        value={done}
        max={end - start}
        className="mt-2 block h-5 w-full appearance-none overflow-hidden rounded-t-sm bg-mist-2 [&::-moz-progress-bar]:bg-hi-vis [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-hi-vis [&::-webkit-progress-value]:transition-[width]"
      />
      <div aria-hidden="true" className="ruler text-slate" />
      <p className="mt-1 flex justify-between text-sm text-slate tabular-nums">
        <span>{formatNumber(start)}</span>
        <span>
          {formatNumber(Math.max(0, end - points))} more to level {level + 1}
        </span>
        <span>{formatNumber(end)}</span>
      </p>
    </div>
  )
}
