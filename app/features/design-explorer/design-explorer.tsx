import { type ReactNode, useSyncExternalStore } from 'react'
import { designExplorerCopy } from '../../../content/design-explorer.ts'
import { listLockedAchievements, listRecentAchievements } from '../../../domain/design-points/achievements.ts'
import { pickDesignAward } from '../../../domain/design-points/awards.ts'
import { NO_DESIGN_POINTS } from '../../../domain/design-points/design-points.ts'
import { LockedAchievement, UnlockedAchievement } from './achievement-items.tsx'
import { LevelProgress } from './level-progress.tsx'
import { getDesignPoints, watchDesignPoints } from './points-store.ts'
import { countDesign, useDesignEvents } from './use-design-events.ts'

/** The game beside the design generator: points, level and achievements. While it is on the page, it counts the page's design events. */
export function DesignExplorer() {
  const { points, level, achievements } = useSyncExternalStore(
    watchDesignPoints,
    getDesignPoints,
    () => NO_DESIGN_POINTS,
  )
  useDesignEvents()
  const simulate = () => countDesign({ style: null, points: pickDesignAward(Math.random) })
  return (
    <section
      aria-labelledby="design-explorer"
      className="with-scripts grid gap-x-12 gap-y-8 border-t border-line-strong pt-8 *:min-w-0 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr_1.15fr]"
    >
      <div className="md:max-lg:col-span-2">
        <h2 id="design-explorer" className="text-xl md:text-2xl">
          {designExplorerCopy.title}
        </h2>
        <p className="mt-2 max-w-lg text-slate">{designExplorerCopy.text}</p>
        <LevelProgress points={points} level={level} />
        <p className="mt-3 text-sm text-slate">
          <button type="button" onClick={simulate} className="min-h-6 text-link">
            {designExplorerCopy.simulate}
          </button>{' '}
          {designExplorerCopy.simulateHint}
        </p>
      </div>
      <AchievementList title={designExplorerCopy.recent} none={designExplorerCopy.noneYet}>
        {listRecentAchievements(achievements).map(({ id }) => (
          <UnlockedAchievement key={id} id={id} />
        ))}
      </AchievementList>
      <AchievementList title={designExplorerCopy.challenges} none={designExplorerCopy.allDone}>
        {listLockedAchievements(achievements).map((achievement) => (
          <LockedAchievement key={achievement.id} achievement={achievement} />
        ))}
      </AchievementList>
    </section>
  )
}

type AchievementListProps = { title: string; none: string; children: readonly ReactNode[] }

function AchievementList({ title, none, children }: AchievementListProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-3 text-slate">{none}</p>
      ) : (
        <ul className="mt-4 grid gap-4">{children}</ul>
      )}
    </div>
  )
}
