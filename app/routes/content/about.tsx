import { aboutCopy } from '../../../content/about.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { AboutView } from '../../features/content/about-view.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { makeLocalBusinessData } from '../../features/structured-data/business-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextPlaceholder } from './text-placeholder.tsx'
import { pageTextResource } from './text-resources.ts'

export const getResources = () => ({ text: pageTextResource('pages', 'about') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { text } }: Props): PageHead => ({
  title: aboutCopy.metadata.title,
  description: text.state === 'ready' ? text.value.description : aboutCopy.lead,
  canonicalPath: '/about',
  structuredData: import.meta.env.SSR
    ? [makeBreadcrumbData({ name: 'About Us', path: '/about' }), makeLocalBusinessData()]
    : [],
})

export default function AboutPage({ resources: { text } }: Props) {
  if (text.state !== 'ready') return <TextPlaceholder loaded={text} />
  return (
    <div className="page-width">
      <Breadcrumb here="About Us">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <header className="grid items-center gap-8 pt-1 md:grid-cols-2 md:gap-16">
        <div>
          <h1 className="text-4xl md:text-6xl">{text.value.title}</h1>
          <p className="mt-4 text-lg text-slate md:text-2xl">{aboutCopy.lead}</p>
        </div>
        <img
          src="/landing/shop-floor.svg"
          alt={aboutCopy.pictureAlt}
          width="1200"
          height="900"
          fetchPriority="high"
          className="h-auto w-full rounded-md"
        />
      </header>
      <AboutView text={text.value} />
    </div>
  )
}
