import type { ArtworkCredits } from '../../contract/artwork-credits.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createApiResource } from '../page-framework/resource.ts'
import { DrawnMotifFamilies } from '../features/artwork-credits/drawn-families.tsx'
import { CreditList } from '../features/artwork-credits/credit-list.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Notice } from '../ui/notice.tsx'

export const getResources = () => ({ artwork: createApiResource<ArtworkCredits>('/api/artwork-credits') })

export const getHead = (): PageHead => ({
  title: 'Artwork Credits',
  description: 'The artists whose motifs our decals are based on, and their licences.',
  canonicalPath: '/artwork-credits',
})

export default function ArtworkCreditsPage({
  resources: { artwork },
}: PageProps<ReturnType<typeof getResources>>) {
  return (
    <div className="page-width py-6">
      <Breadcrumb here="Artwork Credits">
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="mt-4 text-3xl md:text-5xl">Artwork Credits</h1>
      <p className="mt-4 max-w-2xl text-slate md:text-lg">
        Our decals use motifs from open sets, which we recolour, outline and combine with lettering. These
        people made the motifs.
      </p>
      {artwork.state === 'failed' && <Notice kind="error" title="We couldn't load the credits" />}
      {artwork.state === 'ready' && (
        <>
          <CreditList credits={artwork.value.credits} />
          <DrawnMotifFamilies families={artwork.value.drawn} />
        </>
      )}
    </div>
  )
}
