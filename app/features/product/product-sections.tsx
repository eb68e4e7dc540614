import { type ReactNode, useEffect } from 'react'
import type { Product } from '../../../contract/product.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { RestOfPage } from '../../ui/rest-of-page.tsx'
import { type LiveComponents, ProductView } from './product-view.tsx'
import { RecentlyViewedProducts } from './recently-viewed.tsx'
import { RecommendationsPanel } from './recommendations-panel.tsx'
import { SizeGuide } from './size-guide.tsx'
import { useChosenVariant } from './use-chosen-variant.ts'
import { usePreview } from './use-preview.ts'
import { rememberViewed } from './viewed-products.ts'

type ProductSectionsProps = LiveComponents & {
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
      <RestOfPage>
        <SizeGuide product={product} chosen={chosen} drawn={preview.drawn} />
        {children}
        <RecommendationsPanel product={product} />
        {number !== null && <RecentlyViewedProducts current={number} />}
      </RestOfPage>
    </>
  )
}
