import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import type { CardProduct } from '../../../contract/showcase.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import * as api from '../../browser/api-resources.ts'
import { loadResourceNow } from '../../page-framework/load-resource-now.ts'
import type { RecommendedItem } from './recommended-card.tsx'
import { readViewed } from './viewed-products.ts'

export type RecommendationState =
  | { state: 'loading' }
  | { state: 'ready'; personalised: boolean; products: readonly RecommendedItem[] }

/** Loads recommendations for a product, or popular products if there are none (specification, section 4). */
export function useRecommendations(product: Product): RecommendationState {
  const [recommended, setRecommended] = useState<RecommendationState>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    const show = async () => {
      const loaded = await loadRecommended(product)
      if (wanted) setRecommended(loaded)
    }
    void show()
    return () => {
      wanted = false
    }
  }, [product])
  return recommended
}

async function loadRecommended({ id, tags }: Product): Promise<RecommendationState> {
  const current = parseNumericGid(id, 'Product')
  const viewed = readViewed().filter((product) => product !== current)
  const own = await loadResourceNow(api.recommendationsResource(id, tags, viewed))
  if (own.state === 'ready' && own.value.length > 0) {
    return { state: 'ready', personalised: true, products: own.value }
  }
  const popular = await loadResourceNow(api.popularProductsResource())
  const products = popular.state === 'ready' ? popular.value.products : []
  return {
    state: 'ready',
    personalised: false,
    products: products.filter((other) => other.id !== id).map(toItem),
  }
}

const toItem = ({ imageSrc, imageAlt, ...card }: CardProduct): RecommendedItem => ({
  ...card,
  images: imageSrc === null ? [] : [{ url: imageSrc, altText: imageAlt }],
})
