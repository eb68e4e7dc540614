import { listFacets } from '../catalogue/facets.ts'
import { listProductPage, type ProductScope } from '../catalogue/list-products.ts'
import type { ProductSortKey } from '../catalogue/product-order.ts'
import type { StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'

type ProductQuery = { scope: ProductScope; sortKey: ProductSortKey; args: ConnectionArgs }

/** Returns a page of products, and caches them in the request's loader. Filters are computed only if they are requested. */
export async function readProductConnection(context: StorefrontContext, asked: ProductQuery) {
  const page = await listProductPage(context.deps.db, asked)
  for (const row of page.nodes) {
    context.loaders.product.prime(row.id, row)
    context.loaders.anyProduct.prime(row.id, row)
  }
  // Counting the products for each filter takes longer than reading the page, so the filters are counted only on request.
  return { ...page, filters: () => listFacets(context.deps.db, asked.scope) }
}
