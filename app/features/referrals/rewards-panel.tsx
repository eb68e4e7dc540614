import { referralCopy } from '../../../content/referrals.ts'
import type { ReferralsPage, RewardView } from '../../../contract/referrals.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatRewardDiscount } from './format-reward-discount.ts'
import { RedeemedCodes } from './redeemed-codes.tsx'

const words = referralCopy.rewards

type RewardsPanelProps = {
  page: ReferralsPage
  /** The reward that is being redeemed; null if there is none. */
  redeeming: number | null
  onRedeem: (reward: RewardView) => void
}

/** The available rewards, and the codes that were already redeemed. */
export function RewardsPanel({ page, redeeming, onRedeem }: RewardsPanelProps) {
  const { rewards, points, codes, requestKey } = page
  return (
    <>
      <h2 className="text-xl md:text-2xl">{words.title}</h2>
      <p className="mt-2 max-w-2xl text-slate">{words.text}</p>
      {rewards.length === 0 && <Notice title={words.empty} />}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {rewards.map((reward) => (
          <li key={reward.id} className="grid">
            <RewardCard
              reward={reward}
              isShort={points.availablePoints < reward.pointsCost}
              isRedeeming={redeeming === reward.id}
              isBusy={redeeming !== null}
              requestKey={requestKey}
              onRedeem={() => onRedeem(reward)}
            />
          </li>
        ))}
      </ul>
      <RedeemedCodes codes={codes} />
    </>
  )
}

type RewardCardProps = {
  reward: RewardView
  isShort: boolean
  isRedeeming: boolean
  isBusy: boolean
  requestKey: string
  onRedeem: () => void
}

/** A reward as a coupon: the discount above the cut line, and its cost in points below it. */
function RewardCard({ reward, isShort, isRedeeming, isBusy, requestKey, onRedeem }: RewardCardProps) {
  const { id, name, description, pointsCost } = reward
  const label = isShort ? words.short : isRedeeming ? words.redeeming : words.redeem
  return (
    <article
      aria-labelledby={`reward-${id}`}
      className="grid grid-rows-[auto_1fr_auto] bg-paper shadow-contact"
    >
      <p
        aria-hidden="true"
        className="border-b-[1.5px] border-dashed border-cut px-5 pt-5 pb-4 font-display text-4xl font-extrabold tabular-nums"
      >
        {formatRewardDiscount(reward)} <span className="text-xl">{words.off}</span>
      </p>
      <div className="px-5 pt-4">
        <h3 id={`reward-${id}`} className="text-lg">
          {name}
        </h3>
        <p className="mt-1 text-slate">{description}</p>
      </div>
      <form
        method="post"
        action="/referrals/redeem"
        onSubmit={(event) => {
          event.preventDefault()
          onRedeem()
        }}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-5 xl:grid xl:justify-start"
      >
        <input type="hidden" name="rewardId" value={id} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <span className="font-bold whitespace-nowrap tabular-nums">{words.cost(pointsCost)}</span>
        <Button
          type="submit"
          disabled={isShort || isBusy}
          aria-describedby={`reward-${id}`}
          className="[--under:var(--color-paper)]"
        >
          {label}
        </Button>
      </form>
    </article>
  )
}
