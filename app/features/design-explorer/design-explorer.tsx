import { type ReactNode, useSyncExternalStore } from 'react'
import { designExplorer } from '../../../content/design-explorer.ts'
import { challenges, recentAchievements } from '../../../domain/design-points/achievements.ts'
import { createdAward } from '../../../domain/design-points/awards.ts'
import { NOTHING_EARNED } from '../../../domain/design-points/design-points.ts'
import { Button } from '../../ui/button.tsx'
import { ChallengeItem, StickerItem } from './achievement-items.tsx'
import { LevelTape } from './level-tape.tsx'
import { designPoints, watchDesignPoints } from './points-store.ts'
import { countDesign, useDesignEvents } from './use-design-events.ts'

/** The game beside the design generator: points, level and achievements. It counts the page's design events while it is shown. */
export function DesignExplorer() {
  const { points, level, achievements } = useSyncExternalStore(
    watchDesignPoints,
    designPoints,
    () => NOTHING_EARNED,
  )
  useDesignEvents()
  const simulate = () => countDesign({ style: null, points: createdAward(Math.random) })
  return (
    <section
      aria-labelledby="design-explorer"
      className="with-scripts grid gap-x-12 gap-y-8 rounded-md bg-paper p-5 shadow-contact *:min-w-0 md:grid-cols-2 md:p-8 lg:grid-cols-[1.15fr_1fr_1.15fr]"
    >
      <div className="md:max-lg:col-span-2">
        <h2 id="design-explorer" className="text-2xl md:text-3xl">
          {designExplorer.title}
        </h2>
        <p className="mt-2 max-w-lg text-slate">{designExplorer.text}</p>
        <LevelTape points={points} level={level} />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="outline" onClick={simulate}>
            {designExplorer.simulate}
          </Button>
          <p className="max-w-52 text-sm text-slate">{designExplorer.simulateHint}</p>
        </div>
      </div>
      <AchievementList title={designExplorer.recent} none={designExplorer.noneYet}>
        {recentAchievements(achievements).map(({ id }) => (
          <StickerItem key={id} id={id} />
        ))}
      </AchievementList>
      <AchievementList title={designExplorer.challenges} none={designExplorer.allDone}>
        {challenges(achievements).map((achievement) => (
          <ChallengeItem key={achievement.id} achievement={achievement} />
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
