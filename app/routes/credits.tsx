import { creditsCopy } from '../../content/credits.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { CreditsView } from '../features/credits/credits-view.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, heading } = creditsCopy
const path = '/credits'

export const queryParameters = ['purchase', 'notice']

export const getHead = ({ search }: PageProps): PageHead => ({
  ...metadata,
  // Search engines mustn't index the page after a purchase, because it is about one buyer.
  ...(!search.has('purchase') && { canonicalPath: path }),
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: 'Credits', path })] : [],
})

export default function CreditsPage({ search }: PageProps) {
  return (
    <div className="page-width pb-16">
      <Breadcrumb here="Credits">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{heading}</h1>
      <CreditsView startedId={search.get('purchase')} isCancelled={search.get('notice') === 'cancelled'} />
    </div>
  )
}
