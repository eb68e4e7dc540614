import { designGeneratorCopy } from '../../content/design-generator.ts'
import * as api from '../browser/api-resources.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { DesignExplorer } from '../features/design-explorer/design-explorer.tsx'
import { DesignGenerator } from '../features/design-generator/design-generator.tsx'
import { GeneratorHero } from '../features/design-generator/generator-hero.tsx'
import { HowItWorks } from '../features/design-generator/how-it-works.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { noPictures } from '../ui/product-picture.tsx'

const PATH = '/design-generator'

export const queryParameters = ['tab', 'prompt', 'design', 'artwork']

export const getResources = () => ({
  pictures: api.productPicturesResource({ decals: designGeneratorCopy.hero.pictures }),
})

export const getHead = (): PageHead => ({
  ...designGeneratorCopy.metadata,
  canonicalPath: PATH,
  // Structured data is only for search engines, which read the document from the server.
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name: 'Design Generator', path: PATH })] : [],
})

export default function DesignGeneratorPage({
  search,
  resources: { pictures },
}: PageProps<ReturnType<typeof getResources>>) {
  const artworkId = search.get('artwork')
  return (
    <>
      <div className="page-width">
        <Breadcrumb here="Design Generator">
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
      </div>
      <GeneratorHero pictures={pictures.state === 'ready' ? pictures.value : noPictures} />
      <DesignGenerator
        tab={search.get('tab') === 'upload' || artworkId !== null ? 'upload' : 'generate'}
        prompt={search.get('prompt')}
        designId={search.get('design')}
        artworkId={artworkId}
      />
      <HowItWorks />
      <div className="page-width pt-14 pb-4 md:pt-20">
        <DesignExplorer />
      </div>
    </>
  )
}
