import { formatGid } from '../../../domain/ids.ts'
import { safeHtml } from '../../catalogue/index.ts'
import { collectionImage } from '../catalogue/image-source.ts'
import type { CollectionRow } from '../catalogue/collection-rows.ts'
import { plainDescription } from '../catalogue/plain-description.ts'
import { filterConditions, type ProductFilter } from '../catalogue/product-filters.ts'
import type { ProductSortKey } from '../catalogue/product-order.ts'
import type { Resolvers } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { noMetafields } from './metafields.ts'
import { productConnection } from './product-connection.ts'

type ProductsArgs = ConnectionArgs & {
  filters?: readonly ProductFilter[] | null
  sortKey?: ProductSortKey | null
}

export const collection = {
  id: (row) => formatGid('Collection', row.id),
  description: (row, args: { truncateAt?: number | null }) =>
    plainDescription(row.descriptionHtml, args.truncateAt ?? null),
  descriptionHtml: (row) => safeHtml(row.descriptionHtml),
  image: (row, _args, { deps }) => collectionImage(row, deps.env.PUBLIC_URL),
  onlineStoreUrl: (row, _args, { deps }) => `${deps.env.PUBLIC_URL}/collection/${row.handle}`,
  seo: (row) => ({ title: row.title, description: plainDescription(row.descriptionHtml, 320) || null }),
  trackingParameters: () => null,
  products: (row, args: ProductsArgs, context) =>
    productConnection(context, {
      scope: { collectionId: row.id, conditions: filterConditions(args.filters ?? []) },
      sortKey: args.sortKey ?? 'COLLECTION_DEFAULT',
      args,
    }),
  ...noMetafields,
} satisfies Resolvers<CollectionRow>
