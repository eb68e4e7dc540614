import { analyticsWords } from '../../content/analytics.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { serverData } from '../page-framework/resource.ts'
import { AnalyticsView } from '../features/analytics/analytics-view.tsx'
import { PrivateMessage } from '../features/checkout/private-message.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, heading } = analyticsWords

export const resources = () => ({ analytics: serverData('analytics') })

type Props = PageProps<ReturnType<typeof resources>>

export const head = ({ search }: Props): PageHead => ({
  ...metadata,
  // Search engines shouldn't index other tabs and periods separately.
  ...(search.size === 0 && { canonicalPath: '/analytics' }),
})

export default function Analytics({ resources: { analytics } }: Props) {
  if (analytics.state !== 'ready') return null
  const page = analytics.value
  if (page.kind === 'message') return <PrivateMessage message={page} />
  return (
    <div className="page-width pb-16">
      <Breadcrumb here={heading}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <AnalyticsView page={page} />
    </div>
  )
}
