import type { ReactNode } from 'react'
import { accountCopy as words } from '../../../content/account.ts'
import type { Account } from '../../../contract/account-page.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { AccountSection } from './account-section.tsx'
import { Devices } from './devices.tsx'

const { heading, lead, data } = words
/** The sections for balances and newsletters, shown beside the visitor's orders and designs. */
const SIDE_SECTIONS: ReadonlySet<string> = new Set(['credits', 'rewards', 'subscriptions'])

/** Shows the visitor's account: one section each for orders, designs and so on, with orders first. */
export function AccountView({ account, points }: { account: Account; points: ReactNode }) {
  const main = account.sections.filter(({ id }) => !SIDE_SECTIONS.has(id))
  const beside = account.sections.filter(({ id }) => SIDE_SECTIONS.has(id))
  return (
    <div className="page-width pb-16">
      <Breadcrumb here={heading}>
        <a href="/">Home</a>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{heading}</h1>
      <p className="mt-3 max-w-2xl text-slate md:text-lg">{lead}</p>
      <PageNotice notice={account.notice} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6 md:grid-cols-2">
          {main.map((section) => (
            <div key={section.id} className={section.id === 'orders' ? 'md:col-span-2' : 'grid'}>
              <AccountSection section={section} />
            </div>
          ))}
        </div>
        <div className="grid divide-y divide-line border-t-4 border-river bg-paper">
          {beside.map((section) => (
            <AccountSection key={section.id} section={section} small />
          ))}
          {points}
        </div>
      </div>
      {account.devices && <Devices devices={account.devices} />}
      {account.devices && (
        <section aria-labelledby="data" className="mt-10 border-t border-line pt-6">
          <h2 id="data" className="text-2xl">
            {data.title}
          </h2>
          <p className="mt-2 text-slate">{data.text}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <a href="/account/data.json" download className={getButtonClass('outline')}>
              {data.download}
            </a>
            <a href="/account/delete" className={getButtonClass('outline')}>
              {data.delete}
            </a>
          </p>
        </section>
      )}
    </div>
  )
}
