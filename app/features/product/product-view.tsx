import type { ComponentType, ReactNode } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { findLowStockNotice as isScarce } from '../../../domain/catalogue/low-stock.ts'
import { extractDescriptionFacts } from '../../../domain/catalogue/description-facts.ts'
import { isPhysicalProduct } from '../../../domain/catalogue/is-physical-product.ts'
import { productWaitsForProof } from '../../../domain/personalization/waits-for-proof.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { StockStatus } from './availability.tsx'
import { BuyBar } from './buy-bar.tsx'
import { DeliveryEstimator } from './delivery.tsx'
import { InstantDownload } from './instant-download.tsx'
import { PictureCarousel } from './picture-carousel.tsx'
import { ProductDetails } from './product-details.tsx'
import { useViewItem } from './product-events.ts'
import { ShareButton } from './share-button.tsx'
import { useLineContent } from './use-line-content.ts'
import type { Preview } from './use-preview.ts'
import { buildVariantUrl } from './variant-url.ts'
import { VariantPicker } from './variant-picker.tsx'

/** Components with live data, whose code loads after the page. */
export type LiveProductComponents = {
  lowStock: ComponentType<{ handle: string; chosen?: string | undefined }>
  viewers: ReactNode
  /** The component that is shown for a sold-out variant. */
  soldOut: ComponentType<{ merchandiseId: string }>
}
type ProductViewProps = LiveProductComponents & {
  product: Product
  preview: Preview
  chosen: Variant | null
  onChoose: (variant: Variant) => void
}

/** The product with its chosen variant, and the form that adds it to the cart. */
export function ProductView({ product, preview, chosen, onChoose, ...live }: ProductViewProps) {
  const { lowStock: LowStock, viewers, soldOut: SoldOut } = live
  const { price, currencyCode, compareAtPrice } = chosen ?? product
  const available = product.availableForSale && chosen?.availableForSale === true
  const now = formatPriceText(price, currencyCode)
  const content = useLineContent(product.personalization)
  const waits = productWaitsForProof(product.personalization, content.isLeft)
  useViewItem(product, chosen)
  return (
    <div className="page-width">
      <Breadcrumb here={product.title}>
        <PageLink to="/">Home</PageLink>
        <PageLink to="/shop">Shop</PageLink>
      </Breadcrumb>
      <div className="grid gap-x-8 gap-y-8 pt-2 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-x-16 lg:pt-4">
        <div className="min-w-0">
          <PictureCarousel
            product={product}
            chosenUrl={chosen?.image?.url ?? null}
            preview={preview.drawn?.picture ?? null}
          />
        </div>
        <div className="grid min-w-0 content-start gap-5 md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="grid gap-2">
            <p className="text-sm font-semibold text-slate">{product.vendor}</p>
            <h1 className="text-3xl lg:text-5xl">{product.title}</h1>
            {product.rating && (
              <a href="#reviews" className="justify-self-start py-0.5 hover:underline">
                <Rating rating={product.rating} inWords />
              </a>
            )}
          </div>
          <Price large now={now} before={compareAtPrice && formatPriceText(compareAtPrice, currencyCode)} />
          {/* The low-stock notice is on the same line as the availability. On a separate line, the space reserved for the notice would
          often stay empty. */}
          <div className={mayBeScarce(product) ? 'flex min-h-9 items-center gap-x-4' : ''}>
            <StockStatus available={available} notMade={chosen?.notMade} />
            {mayBeScarce(product) && <LowStock handle={product.handle} chosen={chosen?.id} />}
          </div>
          {chosen && <VariantPicker product={product} chosen={chosen} onChoose={onChoose} />}
          <AddToCart product={product} chosen={chosen} preview={preview} content={content} />
          {chosen && isSoldOut(chosen) && <SoldOut merchandiseId={chosen.id} />}
          <div className="flex min-h-11 items-center justify-between gap-4">
            <ShareButton title={product.title} path={pathOf(product, chosen)} />
            {viewers}
          </div>
          <Description html={product.description} />
          {isDownload(product) && <InstantDownload handle={product.handle} />}
        </div>
        {/* On a desktop, the delivery details are below the pictures, where there is free space. On a phone, they come after everything
            else. */}
        {chosen && isPhysicalProduct(product.productType) && (
          <div className="min-w-0">
            <DeliveryEstimator variant={chosen} waits={waits} />
          </div>
        )}
      </div>
      <BuyBar title={product.title} price={now} available={available} />
    </div>
  )
}

/**
 * Whether any variant's stock in this document is low. If so, space is reserved for the current stock, because the document may be
 * outdated.
 */
const mayBeScarce = ({ availableForSale, variants }: Product): boolean =>
  availableForSale && variants.some(({ quantityAvailable }) => isScarce([quantityAvailable]) !== null)

const isSoldOut = ({ availableForSale, notMade }: Variant): boolean =>
  !availableForSale && notMade === undefined

const isDownload = ({ tags, availableForSale }: Product): boolean =>
  availableForSale && tags.includes('downloads')

const pathOf = ({ handle, variants }: Product, chosen: Variant | null): string =>
  chosen && variants.length > 1 ? buildVariantUrl(handle, chosen.id) : `/product/${handle}`

function Description({ html }: { html: string }) {
  const { text, facts } = extractDescriptionFacts(html)
  return (
    <>
      <div
        className="product-description border-t border-line pt-5"
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <ProductDetails facts={facts} />
    </>
  )
}
