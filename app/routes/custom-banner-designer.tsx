import { useEffect } from 'react'
import { bannerDesignerCopy } from '../../content/custom-banner-designer.ts'
import { rememberFreeShippingOffer } from '../browser/remember-free-shipping-offer.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { BannerInformation } from '../features/banner-designer/banner-information.tsx'
import { BannerPageView } from '../features/banner-designer/banner-page-view.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { makeLocalBusinessData } from '../features/structured-data/business-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const path = '/custom-banner-designer'
const { metadata, name, title } = bannerDesignerCopy

export const queryParameters = ['purchase', 'notice', 'image']

export const getHead = ({ search }: PageProps): PageHead => ({
  ...metadata,
  // Search engines mustn't index the page after a purchase or with a chosen image, because it is about one visitor.
  ...(!search.has('purchase') && !search.has('image') && { canonicalPath: path }),
  structuredData: import.meta.env.SSR ? [makeBreadcrumbData({ name, path }), makeLocalBusinessData()] : [],
})

export default function CustomBannerDesignerPage({ search }: PageProps) {
  const purchase = search.get('purchase')
  useEffect(() => rememberFreeShippingOffer('banner'), [])
  return (
    <>
      <div className="page-width">
        <Breadcrumb here={name}>
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
        <h1 className="text-2xl sm:text-3xl md:text-4xl">{title}</h1>
        <p className="mt-1.5 mb-4 text-sm text-slate sm:text-base">{bannerDesignerCopy.lead}</p>
      </div>
      <BannerPageView
        purchase={
          purchase === null ? null : { id: purchase, isCancelled: search.get('notice') === 'cancelled' }
        }
        wantedImageId={search.get('image')}
      />
      <BannerInformation />
    </>
  )
}
