import { analyticsCopy } from '../../content/analytics.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { AnalyticsPage } from '../../contract/analytics.ts'
import type { PageHead, PageModule, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { AnalyticsView } from '../features/analytics/analytics-view.tsx'
import { MessagePageView } from '../features/checkout/private-message.tsx'
import { OperatorBar } from '../features/operator/frame/operator-bar.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { operatorPages } from './operator/operator-pages.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, heading } = analyticsCopy

export const getResources = () => ({ analytics: createServerDataResource('analytics') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ search }: Props): PageHead => ({
  ...metadata,
  // Only the default tab and period have a canonical path, so that search engines don't index the other tabs and periods separately.
  ...(search.size === 0 && { canonicalPath: '/analytics' }),
})

/** The page has no common layout. The shop's own report is shown in the operator's frame, and the sample report in the shop's layout. */
export const Layout: NonNullable<PageModule['Layout']> = ({ children }) => children

export default function AnalyticsPageView({ resources: { analytics } }: Props) {
  if (analytics.state !== 'ready') return <PageLayout>{null}</PageLayout>
  const page = analytics.value
  if (page.kind === 'message')
    return (
      <PageLayout>
        <MessagePageView message={page} />
      </PageLayout>
    )
  if (page.report.source === 'shop') return <ForOperator page={page} />
  return (
    <PageLayout>
      <div className="page-width pb-16">
        <Breadcrumb here={heading}>
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
        <AnalyticsView page={page} />
      </div>
    </PageLayout>
  )
}

/** The report about the shop's own orders, in the operator's frame. */
function ForOperator({ page }: { page: Extract<AnalyticsPage, { kind: 'report' }> }) {
  return (
    <div className="min-h-dvh bg-mist">
      <SkipLink />
      <OperatorBar pages={operatorPages} name="" current={null} />
      <main id="main" tabIndex={-1} className="mx-auto max-w-[1600px] px-3 pt-4 pb-16 md:px-5">
        <AnalyticsView page={page} />
      </main>
    </div>
  )
}
