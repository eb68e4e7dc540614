import { type ReactNode, useState } from 'react'
import { referralCopy } from '../../../content/referrals.ts'
import { Tabs } from '../../ui/tabs.tsx'

const words = referralCopy.tabs
const tabs = ['referrals', 'rewards', 'achievements', 'leaderboard'] as const
type Tab = (typeof tabs)[number]

/** Returns the tab named in the query, or the first one. */
export const parseTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'referrals'

const addressOf = (tab: Tab) => (tab === 'referrals' ? '/referrals' : `/referrals?tab=${tab}`)

type ReferralTabsProps = { first: Tab; panels: Readonly<Record<Tab, ReactNode>> }

/** The tabs of the referrals page. Each has its own URL. */
export function ReferralTabs({ first, panels }: ReferralTabsProps) {
  const [open, setOpen] = useState(first)
  const show = (tab: Tab) => {
    setOpen(tab)
    history.replaceState(history.state, '', addressOf(tab))
  }
  return (
    <div className="mt-10">
      <Tabs
        label={words.label}
        tabs={tabs.map((id) => ({ id, title: words[id], href: addressOf(id), panel: panels[id] }))}
        open={open}
        onOpen={show}
        panelClass="pt-8"
      />
    </div>
  )
}
