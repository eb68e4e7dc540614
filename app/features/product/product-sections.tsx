import { type ReactNode, useEffect, useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { BelowFold } from '../../ui/rest-of-page.tsx'
import { type LiveProductComponents, ProductView } from './product-view.tsx'
import { RecentlyViewedProducts } from './recently-viewed.tsx'
import { RecommendationsPanel } from './recommendations-panel.tsx'
import { SizeGuide } from './size-guide.tsx'
import { usePreview } from './use-preview.ts'
import { rememberViewed } from './viewed-products.ts'
import { findChosenVariant } from '../../../domain/catalogue/chosen-variant.ts'
import { writePageStateToUrl } from '../../page-framework/written-url.ts'
import { trackVariant } from './product-events.ts'
import { buildVariantUrl } from './variant-url.ts'

type ProductSectionsProps = LiveProductComponents & {
  product: Product
  search: URLSearchParams
  /** Reviews and questions, shown between the product and the recommendations. */
  children?: ReactNode
}

export function ProductSections({ product, search, children, ...live }: ProductSectionsProps) {
  const { chosen, choose } = useChosenVariant(product, search)
  const preview = usePreview(product, chosen)
  const number = parseNumericGid(product.id, 'Product')
  useEffect(() => {
    if (number !== null) rememberViewed(number)
  }, [number])
  return (
    <>
      <ProductView product={product} preview={preview} chosen={chosen} onChoose={choose} {...live} />
      <BelowFold>
        <SizeGuide product={product} chosen={chosen} drawn={preview.drawn} />
        {children}
        <RecommendationsPanel product={product} />
        {number !== null && <RecentlyViewedProducts current={number} />}
      </BelowFold>
    </>
  )
}

/** Returns the variant in the URL, and a function that chooses another one by updating the URL. The page stays open. */
function useChosenVariant(product: Product, search: URLSearchParams) {
  const [chosen, setChosen] = useState(() => findChosenVariant(product.variants, search.get('variant')))
  const choose = (variant: Variant) => {
    setChosen(variant)
    writePageStateToUrl(new URL(buildVariantUrl(product.handle, variant.id), window.location.origin))
    trackVariant(product, variant)
  }
  return { chosen, choose }
}
