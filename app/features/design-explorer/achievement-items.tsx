import { achievementCopy } from '../../../content/design-explorer.ts'
import {
  type AchievementId,
  type AchievementProgress,
  achievementTargets,
} from '../../../domain/design-points/achievements.ts'
import { Icon } from '../../ui/icon.tsx'

/** An unlocked achievement, drawn as a sticker that has been cut out. */
export function UnlockedAchievement({ id }: { id: AchievementId }) {
  const { name, description, icon } = achievementCopy[id]
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full border-4 border-paper bg-gorge text-paper shadow-lifted">
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-sm text-slate">{description}</p>
      </div>
    </li>
  )
}

/** A locked achievement, drawn as a sticker that hasn't been cut out: only its cut line is visible. */
export function LockedAchievement({ achievement: { id, progress } }: { achievement: AchievementProgress }) {
  const { name, description, icon, counts } = achievementCopy[id]
  const target = achievementTargets[id]
  const [one, many] = counts
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full border-[1.5px] border-dashed border-cut text-line-strong">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-slate">{description}</p>
        <div className="mt-1.5 flex items-center gap-3">
          <progress
            aria-label={name}
            value={progress}
            max={target}
            className="block h-1.5 w-full min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-mist-2 [&::-moz-progress-bar]:bg-gorge [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-gorge"
          />
          <p className="text-sm whitespace-nowrap text-slate tabular-nums">
            {progress} of {target} {target === 1 ? one : many}
          </p>
        </div>
      </div>
    </li>
  )
}
