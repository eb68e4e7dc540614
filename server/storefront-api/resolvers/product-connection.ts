import { listFacets } from '../catalogue/facets.ts'
import { listProductPage, type ProductScope } from '../catalogue/list-products.ts'
import type { ProductSortKey } from '../catalogue/product-order.ts'
import type { StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'

type Asked = { scope: ProductScope; sortKey: ProductSortKey; args: ConnectionArgs }

/** Returns a page of products and adds them to the loader's cache. Filters are resolved only if requested. */
export async function productConnection(context: StorefrontContext, asked: Asked) {
  const page = await listProductPage(context.deps.db, asked)
  for (const row of page.nodes) {
    context.loaders.product.prime(row.id, row)
    context.loaders.anyProduct.prime(row.id, row)
  }
  // Counting the filters' matches costs more than the page itself, so it runs only on request.
  return { ...page, filters: () => listFacets(context.deps.db, asked.scope) }
}
