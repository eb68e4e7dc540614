import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { ContactBlock } from '../../features/content/contact-block.tsx'
import { FaqAccordion } from '../../features/content/faq-accordion.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { makeFaqData } from '../../features/structured-data/text-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextPlaceholder } from './text-placeholder.tsx'
import { pageTextResource } from './text-resources.ts'

export const getResources = () => ({ text: pageTextResource('pages', 'faq') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { text } }: Props): PageHead => ({
  title: 'FAQ',
  description: text.state === 'ready' ? text.value.description : 'Questions and answers.',
  canonicalPath: '/faq',
  structuredData:
    import.meta.env.SSR && text.state === 'ready'
      ? [makeBreadcrumbData({ name: 'FAQ', path: '/faq' }), makeFaqData(text.value)]
      : [],
})

export default function FaqPage({ resources: { text } }: Props) {
  if (text.state !== 'ready') return <TextPlaceholder loaded={text} />
  return (
    <div className="page-width pb-8">
      <Breadcrumb here="FAQ">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <div className="grid gap-x-16 gap-y-8 pt-1 lg:grid-cols-[1fr_2fr]">
        <header>
          <h1 className="text-3xl md:text-5xl">{text.value.title}</h1>
          <p className="mt-4 text-slate md:text-lg">{text.value.description}</p>
        </header>
        <FaqAccordion questions={text.value.sections} />
      </div>
      <ContactBlock
        title="Still have a question?"
        text="Call or write: you'll reach someone who can see the printer from their desk."
      />
    </div>
  )
}
