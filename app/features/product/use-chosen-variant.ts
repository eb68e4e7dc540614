import { useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { findChosenVariant } from '../../../domain/catalogue/chosen-variant.ts'
import { writeOwnAddress } from '../../page-framework/own-address.ts'
import { trackVariant } from './product-events.ts'
import { buildVariantAddress } from './variant-address.ts'

/** Returns the variant in the URL, and a function that chooses another one by updating the URL. The page stays open. */
export function useChosenVariant(product: Product, search: URLSearchParams) {
  const [chosen, setChosen] = useState(() => findChosenVariant(product.variants, search.get('variant')))
  const choose = (variant: Variant) => {
    setChosen(variant)
    writeOwnAddress(new URL(buildVariantAddress(product.handle, variant.id), window.location.origin))
    trackVariant(product, variant)
  }
  return { chosen, choose }
}
