import { referralCopy } from '../../content/referrals.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { ReferralsView } from '../features/referrals/referrals-view.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, heading } = referralCopy
const path = '/referrals'

export const getResources = () => ({ referrals: createServerDataResource('referrals') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = (): PageHead => ({
  ...metadata,
  canonicalPath: path,
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: heading, path })] : [],
})

export default function ReferralsPage({ search, resources: { referrals } }: Props) {
  return (
    <div className="page-width pb-16">
      <Breadcrumb here={heading}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      {referrals.state === 'ready' && <ReferralsView page={referrals.value} tab={search.get('tab')} />}
    </div>
  )
}
