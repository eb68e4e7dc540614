import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import type { Recommendation } from '../../../contract/recommendation.ts'
import * as api from '../../browser/api.ts'
import { load } from '../../browser/load.ts'

type ShownProduct = Pick<Recommendation, 'handle' | 'title' | 'price' | 'images' | 'tags'> & {
  currencyCode: string
  confidence?: number
  purchaseCount?: number
}

export type Recommended = { state: 'loading' } | { state: 'ready'; personalised: boolean; products: readonly ShownProduct[] }

/** What goes well with a product: recommendations, or the popular products where there are none (specification, section 4). */
export function useRecommendations(product: Product): Recommended {
  const [recommended, setRecommended] = useState<Recommended>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    void loadRecommended(product).then((loaded) => {
      if (wanted) setRecommended(loaded)
    })
    return () => {
      wanted = false
    }
  }, [product])
  return recommended
}

async function loadRecommended({ id, tags, currencyCode }: Product): Promise<Recommended> {
  const own = await load(api.recommendations(id, tags))
  if (own.state === 'ready' && own.value.length > 0) {
    return { state: 'ready', personalised: true, products: own.value.map((item) => ({ ...item, currencyCode })) }
  }
  const popular = await load(api.popularProducts())
  const products = popular.state === 'ready' ? popular.value.products : []
  return { state: 'ready', personalised: false, products: products.filter((other) => other.id !== id) }
}
