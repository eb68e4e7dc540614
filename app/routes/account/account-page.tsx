import { accountCopy } from '../../../content/account.ts'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { DeleteAccountView } from '../../features/account/delete-account.tsx'
import { NewLinkNotice } from '../../features/account/new-link.tsx'
import { OpenAccountView } from '../../features/account/open-account.tsx'
import { SectionFrame } from '../../features/account/account-section.tsx'
import { AccountView } from '../../features/account/account-view.tsx'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { PointsSummary } from '../../features/design-explorer/points-summary.tsx'
import { useEffect } from 'react'

/** The account pages. The server decides which of them a URL shows. */
export const getResources = () => ({ page: createServerDataResource('account') })

type Props = PageProps<ReturnType<typeof getResources>>

// There is no canonical path, so that search engines don't index the page.
export const getHead = (): PageHead => accountCopy.metadata

export default function AccountPageView({ resources: { page } }: Props) {
  if (page.state !== 'ready') return null
  switch (page.value.kind) {
    case 'account':
      return <AccountView account={page.value} points={<Points />} />
    case 'new-link':
      return <NewLinkNotice link={page.value} />
    case 'open-account':
      return <OpenAccountView question={page.value} />
    case 'delete-account':
      return <DeleteAccountView question={page.value} />
    case 'message':
      return (
        <>
          <MessagePageView message={page.value} />
          {page.value.title === accountCopy.deleted.title && <ClearedBrowser />}
        </>
      )
  }
}

function Points() {
  const { title, text, none, withoutScripts, link } = accountCopy.points
  return (
    <SectionFrame id="points" title={title} summary={null} small>
      <div className="with-scripts">
        <PointsSummary emptyText={none} />
      </div>
      <p className="without-scripts mt-3 text-slate">{withoutScripts}</p>
      <p className="mt-3 text-sm text-slate">{text}</p>
      <p className="mt-4">
        <a href={link.path} className="text-link py-1">
          {link.label}
        </a>
      </p>
    </SectionFrame>
  )
}

/** Renders nothing. Deletes the shop's data from the browser's own storage. */
function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}

/** Deletes the shop's data in this browser after the account was deleted: cart id, game points, recently viewed products. */
function clearBrowser(): void {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage is forbidden in this browser, so there is nothing to delete.
  }
}
