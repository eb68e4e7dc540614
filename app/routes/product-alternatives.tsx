import { useEffect, useState } from 'react'
import type { PopularCards } from '../../contract/showcase.ts'
import * as api from '../browser/api-resources.ts'
import { PopularProducts } from '../features/catalogue/popular-products.tsx'
import { loadResourceNow } from '../page-framework/load-resource-now.ts'
import type { LoadState } from '../page-framework/resource.ts'

const words = {
  title: 'Popular Products',
  text: 'One of these, perhaps?',
  viewAll: { label: 'View All', url: '/shop' },
}

/** Popular products, below the message that a product doesn't exist. */
export default function ProductAlternatives() {
  const [popular, setPopular] = useState<LoadState<PopularCards>>({ state: 'loading' })
  useEffect(() => void loadResourceNow(api.popularProductsResource()).then(setPopular), [])
  return <PopularProducts popular={popular} words={words} />
}
