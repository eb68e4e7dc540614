import { useState } from 'react'
import { bannerMaterialTitles } from '../../../content/banner-price-parts.ts'
import type { BannerTemplate } from '../../../content/banner-templates.ts'
import { bannerDesignerCopy } from '../../../content/custom-banner-designer.ts'
import { bannerPlaceholder } from '../../../content/empty-banner.ts'
import {
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerDesignOption,
} from '../../../domain/banner/banner-design.ts'
import { priceBanner } from '../../../domain/banner/banner-price.ts'
import { findMissingOrderPart } from './order/banner-request.ts'
import { ColorsPanel } from './panels/colors-panel.tsx'
import { DesignSource } from './source/design-source.tsx'
import { DesignerTabs } from './panels/designer-tabs.tsx'
import { listBannerFindings } from './panels/list-banner-findings.ts'
import { FindingsList } from './panels/findings-list.tsx'
import { ItemList } from './panels/item-list.tsx'
import { MaterialPanel } from './panels/material-panel.tsx'
import { OrderBar } from './order/order-bar.tsx'
import { PicturesPanel } from './panels/pictures-panel.tsx'
import { placePicture } from './panels/place-picture.ts'
import { PriceBlock } from './order/price-block.tsx'
import { SizePanel } from './panels/size-panel.tsx'
import { StageArea } from './canvas/stage-area.tsx'
import { StartingDesigns } from './source/starting-designs.tsx'
import { TextPanel } from './panels/text-panel.tsx'
import type { BannerState } from './use-banner.ts'
import { useOwnImages } from './source/use-own-images.ts'
import { useTextMeasures } from './canvas/use-text-measures.ts'
import { useBannerOrder } from './order/use-order.ts'
import { useDesignSource } from './source/use-design-source.ts'
import { useUndoKeys } from './canvas/use-undo-keys.ts'
import { useRequestedImage } from './source/use-requested-image.ts'

const MISSING_SOURCE_TEXTS = {
  file: bannerDesignerCopy.source.file.needed,
  requirements: bannerDesignerCopy.source.requirements.needed,
} as const

type BannerDesignerProps = {
  banner: BannerState
  /** The balance of credits is loaded again when this key changes, which is after each purchase. */
  balanceKey: number
  wantedImageId: string | null
  onBegin: (template: BannerTemplate) => void
}

/** The whole banner designer, from an empty banner to a line in the cart. */
export function BannerDesigner({ banner, balanceKey, wantedImageId, onBegin }: BannerDesignerProps) {
  const { design } = banner
  const images = useOwnImages()
  const source = useDesignSource(images)
  const measures = useTextMeasures(design)
  useUndoKeys(banner)
  useRequestedImage(wantedImageId === null ? null : images.find(wantedImageId), (image) =>
    placePicture(banner, image),
  )
  const [hasTried, setTried] = useState(false)
  const { isOrdering, add, refused } = useBannerOrder()
  const found = listBannerFindings(design, { images, measures, source })
  const findings = refused?.design === design ? refused.findings : found
  const price = priceBanner({ ...design, option: source.option })
  const withCredits = source.option === 'professional' && source.withCredits
  const dueCents = price.ok ? price.totalCents - (withCredits ? price.designCents : 0) : 0
  const missing = findMissingOrderPart(source)
  const names = (id: string) => images.find(id)?.originalName ?? 'picture'
  const order = async () => {
    setTried(true)
    if (missing) return goTo('design-options', 'textarea, input[type=file]')
    if (!(await add(design, source))) goTo('banner-check', 'button, input')
  }
  return (
    <div className="with-scripts">
      {/* The floating button for the design generator is hidden here, because it would cover the price. */}
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:items-start [body:has(&)_a.fixed.rounded-full]:hidden">
        <div className="contents min-w-0 lg:sticky lg:top-24 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-6">
          <div className="max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:-mx-4 max-lg:px-2">
            <StageArea
              banner={banner}
              measures={measures}
              ownFile={source.option === 'upload' ? source.upload : null}
              hasTrouble={found.some(({ code }) => code === 'text-outside-safe-zone')}
              names={names}
            />
          </div>
          <div className="max-lg:order-1">
            <FindingsList
              findings={findings}
              noFindings={describeNoFindings(design, source.option)}
              accepted={source.acceptCoarse}
              onAccept={(acceptCoarse) => source.set({ acceptCoarse })}
              onChoose={banner.choose}
            />
          </div>
          <div className="max-lg:order-1">
            <PriceBlock price={price} withCredits={withCredits} />
          </div>
        </div>
        <div className="grid min-w-0 gap-6 max-lg:[&_:is(a,input,button,select,textarea)]:scroll-mt-84">
          <StartingDesigns current={design} onBegin={onBegin} />
          <DesignerTabs
            panels={{
              size: <SizePanel banner={banner} />,
              text: <TextPanel banner={banner} />,
              colors: <ColorsPanel banner={banner} />,
              material: <MaterialPanel banner={banner} />,
              pictures: <PicturesPanel banner={banner} images={images} />,
            }}
          />
          <ItemList banner={banner} measures={measures} names={names} />
          <DesignSource
            key={balanceKey}
            source={source}
            images={images}
            lengthIn={design.lengthIn}
            missing={hasTried && missing ? MISSING_SOURCE_TEXTS[missing] : null}
          />
        </div>
      </div>
      <OrderBar
        dueCents={dueCents}
        made={`${design.lengthIn} × ${BANNER_HEIGHT_IN} in, ${bannerMaterialTitles[design.material].toLowerCase()}`}
        isOrdering={isOrdering}
        onAdd={() => void order()}
      />
    </div>
  )
}

function describeNoFindings({ items }: BannerDesign, option: BannerDesignOption) {
  if (option === 'professional') return 'designer'
  const hasSampleText = items.some((item) => item.kind === 'text' && item.text === bannerPlaceholder)
  return option === 'self' && hasSampleText ? 'sample' : 'fine'
}

/** Scrolls to a section and focuses the field that still has to be filled in. */
function goTo(id: string, field: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true })
}
