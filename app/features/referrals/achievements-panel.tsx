import { referralCopy } from '../../../content/referrals.ts'
import type { RewardAchievementView } from '../../../contract/referrals.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

const words = referralCopy.achievements
const badges: readonly IconName[] = Object.values(words.words).map(({ badge }) => badge)
const iconOf = (badge: string): IconName => badges.find((name) => name === badge) ?? 'spark'

/** Achievements as stickers: unlocked ones are cut out, and locked ones are still on their sheet. */
export function AchievementsPanel({ achievements }: { achievements: readonly RewardAchievementView[] }) {
  return (
    <>
      <h2 className="text-xl md:text-2xl">{words.title}</h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {achievements.map((achievement) => (
          <Achievement key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </>
  )
}

function Achievement({ achievement }: { achievement: RewardAchievementView }) {
  const { name, description, badge, requirement, progress, rewardPoints, isCompleted, unit } = achievement
  return (
    <li className="flex items-center gap-4">
      <span
        className={`grid size-16 shrink-0 place-items-center rounded-full ${isCompleted ? 'border-4 border-paper bg-gorge text-paper shadow-lifted' : 'border-[1.5px] border-dashed border-cut text-line-strong'}`}
      >
        <Icon name={iconOf(badge)} className="size-7" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          {name}
          {rewardPoints > 0 && <Badge look="accent">{words.bonus(rewardPoints)}</Badge>}
        </h3>
        <p className="text-sm text-slate">{description}</p>
        <div className="mt-1.5 flex items-center gap-3">
          <progress
            aria-label={name}
            value={progress}
            max={requirement}
            className="block h-1.5 w-full min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-mist-2 [&::-moz-progress-bar]:bg-gorge [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-gorge"
          />
          <p className="text-sm whitespace-nowrap text-slate tabular-nums">
            {isCompleted ? words.done : `${progress} of ${requirement} ${unit}`}
          </p>
        </div>
      </div>
    </li>
  )
}
