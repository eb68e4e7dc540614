import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { referralCopy } from '../../../content/referrals.ts'
import type { ReferralSummary } from '../../../contract/referrals.ts'
import { RECENT_REFERRALS } from '../../../domain/referrals/referral-rules.ts'
import { ReferralLinkCard } from './referral-link-card.tsx'
import { Table } from '../../ui/table.tsx'

const { stats: words, recent, rules } = referralCopy
type ReferralsPanelProps = { summary: ReferralSummary; isGenerating: boolean; onGenerate: () => void }

/** The referral link to share, and its results so far. */
export function ReferralsPanel({ summary, isGenerating, onGenerate }: ReferralsPanelProps) {
  const { stats, referrals, shareUrl } = summary
  const hasReferrals =
    referrals.length + stats.completedReferrals + stats.pendingReferrals + stats.totalEarned > 0
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <ReferralLinkCard shareUrl={shareUrl} isGenerating={isGenerating} onGenerate={onGenerate} />
      <div className="grid gap-8 lg:row-span-2">
        {/* The totals are hidden until there is a referral, because three zeros say nothing. */}
        {hasReferrals && (
          <section aria-labelledby="stats">
            <h2 id="stats" className="text-xl md:text-2xl">
              {words.title}
            </h2>
            <dl className="mt-3 grid grid-cols-3 divide-x divide-line bg-paper py-4 text-center shadow-contact">
              <Figure label={words.completed} value={stats.completedReferrals} />
              <Figure label={words.pending} value={stats.pendingReferrals} />
              <Figure label={words.earned} value={stats.totalEarned} />
            </dl>
          </section>
        )}
        <RecentReferrals referrals={referrals.slice(0, RECENT_REFERRALS)} />
      </div>
      <section aria-labelledby="rules">
        <h2 id="rules" className="text-xl md:text-2xl">
          {rules.title}
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5 text-slate marker:font-bold marker:text-river">
          {rules.list.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end px-2">
      <dt className="text-sm leading-snug text-slate">{label}</dt>
      <dd className="font-display text-2xl font-extrabold tabular-nums md:text-3xl">{value}</dd>
    </div>
  )
}

/** Shows the five newest referrals. */
function RecentReferrals({ referrals }: Pick<ReferralSummary, 'referrals'>) {
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-xl md:text-2xl">
        {recent.title}
      </h2>
      {referrals.length === 0 ? (
        <div className="mt-3 bg-paper p-5 shadow-contact">
          <p className="font-semibold">{recent.empty}</p>
          <ol className="mt-3 grid gap-2 text-slate">
            {recent.steps.map((step, at) => (
              <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline">
                <span aria-hidden="true" className="font-display font-extrabold text-gorge">
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <Table
          look="list"
          className="mt-3"
          columns={[
            {
              title: recent.columns.date,
              render: ({ createdAt }) => (
                <time dateTime={createdAt} className="font-normal">
                  {formatShortDay(new Date(createdAt))}
                </time>
              ),
            },
            { title: recent.columns.code, render: ({ referralCode }) => referralCode },
            {
              title: recent.columns.status,
              render: ({ status }) => (
                <span className={status === 'completed' ? 'font-bold text-gorge' : 'text-slate'}>
                  {recent.statuses[status]}
                </span>
              ),
            },
          ]}
          rows={referrals}
          keyOf={({ id }) => id}
        />
      )}
      <p className="mt-3 text-sm text-slate">{recent.privacy}</p>
    </section>
  )
}
