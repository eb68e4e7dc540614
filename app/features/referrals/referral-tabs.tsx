import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { referralPage } from '../../../content/referrals.ts'

const words = referralPage.tabs
const tabs = ['referrals', 'rewards', 'achievements', 'leaderboard'] as const
type Tab = (typeof tabs)[number]

/** The tab of an address; the first for any other word. */
export const tabOf = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'referrals'

const addressOf = (tab: Tab) => (tab === 'referrals' ? '/referrals' : `/referrals?tab=${tab}`)

type ReferralTabsProps = { first: Tab; panels: Readonly<Record<Tab, ReactNode>> }

/** Tabs that are links as well: each has an address, and without scripts following it opens the tab. */
export function ReferralTabs({ first, panels }: ReferralTabsProps) {
  const [open, setOpen] = useState(first)
  const show = (tab: Tab) => {
    setOpen(tab)
    history.replaceState(history.state, '', addressOf(tab))
  }
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(open)
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      ' ': at,
    }
    const wanted = tabs[places[event.key] ?? -1]
    if (!wanted) return
    event.preventDefault()
    show(wanted)
    document.getElementById(`tab-${wanted}`)?.focus()
  }
  const click = (event: MouseEvent, tab: Tab) => {
    // Into a new tab or window, as anywhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(tab)
  }
  return (
    <div className="mt-10">
      <div
        role="tablist"
        aria-label={words.label}
        className="flex flex-wrap border-b border-line-strong sm:gap-x-3"
      >
        {tabs.map((tab) => (
          <a
            key={tab}
            role="tab"
            id={`tab-${tab}`}
            href={addressOf(tab)}
            aria-selected={open === tab}
            aria-controls={`panel-${tab}`}
            tabIndex={open === tab ? 0 : -1}
            onClick={(event) => click(event, tab)}
            onKeyDown={press}
            className="-mb-px inline-flex min-h-12 items-center border-b-4 border-transparent px-1.5 text-[13px] font-bold hover:text-gorge aria-selected:border-maple sm:px-3 sm:text-base"
          >
            {words[tab]}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          hidden={open !== tab}
          className="pt-8"
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  )
}
