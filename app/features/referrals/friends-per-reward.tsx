import { referralCopy } from '../../../content/referrals.ts'
import type { RewardView } from '../../../contract/referrals.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatRewardDiscount } from './format-reward-discount.ts'

const { worth: words, rewards: rewardWords } = referralCopy

/** The maximum number of friends to draw. A larger number is written as text. */
const MAX_DRAWN = 10

type FriendsPerRewardProps = { rewards: readonly RewardView[]; availablePoints: number }

/** Shows how many friends have to be referred for each reward. The visitor's points are shown as filled-in friends. */
export function FriendsPerReward({ rewards, availablePoints }: FriendsPerRewardProps) {
  if (rewards.length === 0) return null
  const { pointsPerFriend } = getRules().rewards
  return (
    <section aria-labelledby="worth" className="on-dark mt-12 bg-river px-5 py-8 text-paper md:p-10">
      <h2 id="worth" className="text-2xl md:text-3xl">
        {words.title}
      </h2>
      <div aria-hidden="true" className="ruler mt-5 text-hi-vis" />
      <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {rewards
          .toSorted((a, b) => a.pointsCost - b.pointsCost)
          .map((reward) => (
            <Reward
              key={reward.id}
              reward={reward}
              friends={Math.ceil(reward.pointsCost / pointsPerFriend)}
              paid={Math.floor(availablePoints / pointsPerFriend)}
            />
          ))}
      </ul>
    </section>
  )
}

type RewardProps = { reward: RewardView; friends: number; paid: number }

function Reward({ reward, friends, paid }: RewardProps) {
  return (
    <li>
      <p aria-hidden="true" className="flex min-h-8 flex-wrap gap-1">
        {friends <= MAX_DRAWN &&
          Array.from({ length: friends }, (_, at) => (
            <Icon
              key={at}
              name="person"
              className={`size-7 ${at < paid ? 'text-hi-vis' : 'text-[#7b8b91]'}`}
            />
          ))}
      </p>
      <p className="mt-2 font-semibold">{words.friends(friends, reward.pointsCost)}</p>
      <p className="mt-1 font-display text-4xl leading-none font-extrabold tabular-nums">
        {formatRewardDiscount(reward)} <span className="text-xl">{rewardWords.off}</span>
      </p>
      <p className="mt-2 text-[#c8d5d8]">{reward.description}</p>
    </li>
  )
}
