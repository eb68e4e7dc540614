import { designInspirationCopy } from '../../content/design-inspiration.ts'
import * as api from '../browser/api-resources.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { InspirationView } from '../features/design-inspiration/inspiration-view.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { noPictures } from '../ui/product-picture.tsx'

const { metadata, heading, lead, idle } = designInspirationCopy
const path = '/design-inspiration'

export const getResources = () => ({ pictures: api.productPicturesResource({ decals: idle.pictures }) })

export const getHead = (): PageHead => ({
  ...metadata,
  canonicalPath: path,
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: heading, path })] : [],
})

export default function DesignInspirationPage({
  resources: { pictures },
}: PageProps<ReturnType<typeof getResources>>) {
  return (
    <div className="page-width">
      <Breadcrumb here={heading}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{heading}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-slate md:text-lg">{lead}</p>
      <InspirationView pictures={pictures.state === 'ready' ? pictures.value : noPictures} />
    </div>
  )
}
