import { useEffect, useState } from 'react'
import type { DesignPoints } from '../../../domain/design-points/design-points.ts'
import { LevelProgress } from './level-progress.tsx'
import { getDesignPoints, watchDesignPoints } from './points-store.ts'

/** Shows the points stored in this browser. Without points or scripts, shows a text instead. */
export function PointsSummary({ emptyText }: { emptyText: string }) {
  const [earned, setEarned] = useState<DesignPoints | null>(null)
  useEffect(() => {
    const read = () => setEarned(getDesignPoints())
    read()
    return watchDesignPoints(read)
  }, [])
  if (earned === null || earned.points === 0) return <p className="mt-3 text-slate">{emptyText}</p>
  return <LevelProgress points={earned.points} level={earned.level} />
}
