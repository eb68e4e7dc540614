import { useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { defaultVariant } from '../../../domain/catalogue/default-variant.ts'
import { PageLink } from '../../browser/page-link.tsx'
import { priceText } from '../../browser/price-text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { Availability } from './availability.tsx'
import { PictureCarousel } from './picture-carousel.tsx'
import { trackVariant, useViewItem } from './product-events.ts'
import { VariantPicker } from './variant-picker.tsx'

export function ProductView({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(() => defaultVariant(product.variants))
  const { price, currencyCode, compareAtPrice, availableForSale } = chosen ?? product
  useViewItem(product)
  const choose = (variant: Variant) => {
    setChosen(variant)
    trackVariant(product, variant)
  }
  return (
    <div className="page-width">
      <Breadcrumb here={product.title}>
        <PageLink to="/">Home</PageLink>
        <PageLink to="/shop">Shop</PageLink>
      </Breadcrumb>
      <div className="grid gap-x-16 gap-y-8 pt-2 lg:grid-cols-2 lg:pt-4">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <PictureCarousel product={product} />
        </div>
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <p className="text-sm font-semibold text-slate">{product.vendor}</p>
            <h1 className="text-3xl md:text-5xl">{product.title}</h1>
            <Rating rating={product.rating} inWords />
          </div>
          <Price
            large
            now={priceText(price, currencyCode)}
            before={compareAtPrice && priceText(compareAtPrice, currencyCode)}
          />
          <Availability available={availableForSale} />
          {chosen && <VariantPicker product={product} chosen={chosen} onChoose={choose} />}
          <AddToCart product={product} chosen={chosen} onChoose={choose} />
          <div
            className="product-description border-t border-line pt-5"
            dangerouslySetInnerHTML={{ __html: product.description }}
          />
        </div>
      </div>
    </div>
  )
}
