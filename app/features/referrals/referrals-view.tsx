import { referralCopy } from '../../../content/referrals.ts'
import type { ReferralsPage } from '../../../contract/referrals.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { AchievementsPanel } from './achievements-panel.tsx'
import { FriendsPerReward } from './friends-per-reward.tsx'
import { PointsPanel } from './points-panel.tsx'
import { ReferralTabs, parseTab } from './referral-tabs.tsx'
import { ReferralsPanel } from './referrals-panel.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { useReferrals } from './use-referrals.ts'

const { heading, leaderboard } = referralCopy

/** The points, and below them four tabs about earning and redeeming points. */
export function ReferralsView({ page, tab }: { page: ReferralsPage; tab: string | null }) {
  const { shown, generating, redeeming, generate, redeem } = useReferrals(page)
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div>
          <h1 className="pt-1 text-3xl md:text-5xl">{heading}</h1>
          <p className="mt-3 max-w-xl text-slate md:text-lg">{referralCopy.lead}</p>
          <PageNotice notice={page.notice} />
        </div>
        <PointsPanel points={shown.points} />
      </div>
      <ReferralTabs
        first={parseTab(tab)}
        panels={{
          referrals: (
            <>
              <ReferralsPanel
                summary={shown.summary}
                isGenerating={generating}
                onGenerate={() => void generate()}
              />
              <FriendsPerReward rewards={shown.rewards} availablePoints={shown.points.availablePoints} />
            </>
          ),
          rewards: (
            <RewardsPanel page={shown} redeeming={redeeming} onRedeem={(reward) => void redeem(reward)} />
          ),
          achievements: <AchievementsPanel achievements={shown.achievements} />,
          leaderboard: <Notice title={leaderboard.title} text={leaderboard.text} />,
        }}
      />
    </>
  )
}
