import type { SiteMap } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { createApiResource } from '../../page-framework/resource.ts'
import { SiteMapView } from '../../features/content/site-map-view.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextPlaceholder } from './text-placeholder.tsx'

export const getResources = () => ({ map: createApiResource<SiteMap>('/api/site-map') })

export const getHead = (): PageHead => ({
  title: 'Sitemap',
  description: 'Every collection, page, guide and blog post on one page.',
  canonicalPath: '/sitemap',
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: 'Sitemap', path: '/sitemap' })] : [],
})

export default function SiteMapPage({ resources: { map } }: PageProps<ReturnType<typeof getResources>>) {
  if (map.state !== 'ready') return <TextPlaceholder loaded={map} />
  return (
    <div className="page-width">
      <Breadcrumb here="Sitemap">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 pb-8 text-3xl md:text-5xl">Sitemap</h1>
      <SiteMapView groups={map.value.groups} />
    </div>
  )
}
