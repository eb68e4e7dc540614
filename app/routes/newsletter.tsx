import { newsletterPageCopy } from '../../content/newsletter.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { NewsletterPageView } from '../features/newsletter/newsletter-page-view.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

export const getResources = () => ({ newsletter: createServerDataResource('newsletter') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { newsletter: page } }: Props): PageHead => ({
  ...newsletterPageCopy.metadata,
  ...(page.state === 'ready' &&
    page.value.kind === 'form' &&
    page.value.problem !== null && { title: `Error: ${newsletterPageCopy.metadata.title}` }),
  // Search engines mustn't index pages that are opened from a subscriber's e-mail.
  ...(page.state === 'ready' && page.value.kind === 'form' && { canonicalPath: '/newsletter' }),
})

export default function NewsletterPage({ resources: { newsletter: page } }: Props) {
  return (
    <div className="page-width">
      <Breadcrumb here="Newsletter">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      {page.state === 'ready' && <NewsletterPageView page={page.value} />}
    </div>
  )
}
