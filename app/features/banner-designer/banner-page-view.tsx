import { useState } from 'react'
import { bannerDesignerCopy } from '../../../content/custom-banner-designer.ts'
import type { BannerTemplate } from '../../../content/banner-templates.ts'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { showToast } from '../../browser/toasts.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { BannerDesigner } from './banner-designer.tsx'
import { Inspiration } from './source/inspiration.tsx'
import { StaticItems } from './canvas/static-items.tsx'
import { useBanner } from './use-banner.ts'
import { useBoughtCredits } from './source/use-bought-credits.ts'

type BannerPageViewProps = {
  purchase: { id: string; isCancelled: boolean } | null
  wantedImageId: string | null
}

/** The banner designer, and templates from which a visitor can start a design. */
export function BannerPageView({ purchase, wantedImageId }: BannerPageViewProps) {
  const banner = useBanner()
  const [settled, setSettled] = useState(0)
  useBoughtCredits(purchase, () => setSettled((count) => count + 1))
  const begin = ({ title, design }: BannerTemplate) => {
    banner.edit(() => design)
    banner.choose('text-1')
    showToast({ title: bannerDesignerCopy.inspiration.loaded(title), style: 'plain' })
  }
  const beginAtTop = (template: BannerTemplate) => {
    begin(template)
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <>
      <div className="without-scripts page-width">
        <StaticItems
          design={createEmptyBanner()}
          label={bannerDesignerCopy.stage.still(createEmptyBanner().lengthIn)}
          className="aspect-[36/19.75] w-full max-w-3xl"
        />
        <p className="mt-4 border-l-4 border-hi-vis bg-paper p-5">{bannerDesignerCopy.withoutScripts}</p>
        <PageLink to={bannerDesignerCopy.price.helpUrl} className={`mt-4 ${getButtonClass('primary')}`}>
          {bannerDesignerCopy.price.help}
        </PageLink>
      </div>
      <BannerDesigner banner={banner} balanceKey={settled} wantedImageId={wantedImageId} onBegin={begin} />
      <Inspiration onBegin={beginAtTop} />
    </>
  )
}
