import { useSyncExternalStore } from 'react'
import { designExplorer } from '../../../content/design-explorer.ts'
import { challenges, recentAchievements } from '../../../domain/design-points/achievements.ts'
import { createdAward } from '../../../domain/design-points/awards.ts'
import { NOTHING_EARNED } from '../../../domain/design-points/design-points.ts'
import { Button } from '../../ui/button.tsx'
import { ChallengeItem, StickerItem } from './achievement-items.tsx'
import { LevelTape } from './level-tape.tsx'
import { designPoints, watchDesignPoints } from './points-store.ts'
import { countDesign, useDesignEvents } from './use-design-events.ts'

/** The game beside the design generator: points, level, achievements. It counts what the page's events tell while it is shown. */
export function DesignExplorer() {
  const { points, level, achievements } = useSyncExternalStore(
    watchDesignPoints,
    designPoints,
    () => NOTHING_EARNED,
  )
  useDesignEvents()
  const simulate = () => countDesign({ style: null, points: createdAward(Math.random) })
  const recent = recentAchievements(achievements)
  const open = challenges(achievements)
  const { title, text } = designExplorer
  return (
    <section
      aria-labelledby="design-explorer"
      className="with-scripts grid gap-x-12 gap-y-8 rounded-md bg-paper p-5 shadow-contact md:grid-cols-2 md:p-8 lg:grid-cols-[1.15fr_1fr_1.15fr]"
    >
      <div className="min-w-0 md:max-lg:col-span-2">
        <h2 id="design-explorer" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-lg text-slate">{text}</p>
        <LevelTape points={points} level={level} />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="outline" onClick={simulate}>
            {designExplorer.simulate}
          </Button>
          <p className="max-w-52 text-sm text-slate">{designExplorer.simulateHint}</p>
        </div>
      </div>
      <div className="min-w-0">
        <h3 className="text-lg">{designExplorer.recent}</h3>
        {recent.length === 0 ? (
          <p className="mt-3 text-slate">{designExplorer.noneYet}</p>
        ) : (
          <ul className="mt-4 grid gap-4">
            {recent.map(({ id }) => (
              <StickerItem key={id} id={id} />
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-lg">{designExplorer.challenges}</h3>
        {open.length === 0 ? (
          <p className="mt-3 text-slate">{designExplorer.allDone}</p>
        ) : (
          <ul className="mt-4 grid gap-4">
            {open.map((achievement) => (
              <ChallengeItem key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
