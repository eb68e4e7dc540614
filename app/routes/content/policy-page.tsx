import type { PageHead, PageModule, PageProps } from '../../page-framework/page-module.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { ContactBlock } from '../../features/content/contact-block.tsx'
import { TextPage } from '../../features/content/text-page.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextPlaceholder } from './text-placeholder.tsx'
import { pageTextResource } from './text-resources.ts'

/** Returns the page at this path that shows a policy of content/policies/. */
export function createPolicyPage(handle: string, path: string): PageModule {
  const resources = () => ({ text: pageTextResource('policies', handle) })
  type Props = PageProps<ReturnType<typeof resources>>
  const head = ({ resources: { text } }: Props): PageHead => {
    if (text.state !== 'ready') return { title: 'Page', description: 'A page of the shop.' }
    const { title, description } = text.value
    return {
      title,
      description,
      canonicalPath: path,
      structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: title, path })] : [],
    }
  }
  function Policy({ resources: { text } }: Props) {
    if (text.state !== 'ready') return <TextPlaceholder loaded={text} />
    return (
      <div className="page-width pb-8">
        <Breadcrumb here={text.value.title}>
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
        <TextPage text={text.value} />
        <ContactBlock
          title="Questions?"
          text="Ask us anything about this before you order. A person will answer."
        />
      </div>
    )
  }
  return { default: Policy, getHead: head, getResources: resources }
}
