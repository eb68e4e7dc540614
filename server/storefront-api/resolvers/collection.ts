import { formatGid } from '../../../domain/ids.ts'
import { sanitiseHtml } from '../../catalogue/index.ts'
import { findCollectionImage } from '../catalogue/storefront-image.ts'
import type { CollectionRow } from '../catalogue/collection-rows.ts'
import { toPlainDescription } from '../catalogue/plain-description.ts'
import { buildFilterConditions, type ProductFilter } from '../catalogue/product-filters.ts'
import type { ProductSortKey } from '../catalogue/product-order.ts'
import type { Resolvers } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { emptyMetafieldResolvers } from './metafields.ts'
import { readProductConnection } from './product-connection.ts'

type ProductsArgs = ConnectionArgs & {
  filters?: readonly ProductFilter[] | null
  sortKey?: ProductSortKey | null
}

export const collectionResolvers = {
  id: (row) => formatGid('Collection', row.id),
  description: (row, args: { truncateAt?: number | null }) =>
    toPlainDescription(row.descriptionHtml, args.truncateAt ?? null),
  descriptionHtml: (row) => sanitiseHtml(row.descriptionHtml),
  image: (row, _args, { deps }) => findCollectionImage(row, deps.env.PUBLIC_URL),
  onlineStoreUrl: (row, _args, { deps }) => `${deps.env.PUBLIC_URL}/collection/${row.handle}`,
  seo: (row) => ({ title: row.title, description: toPlainDescription(row.descriptionHtml, 320) || null }),
  trackingParameters: () => null,
  products: (row, args: ProductsArgs, context) =>
    readProductConnection(context, {
      scope: { collectionId: row.id, conditions: buildFilterConditions(args.filters ?? []) },
      sortKey: args.sortKey ?? 'COLLECTION_DEFAULT',
      args,
    }),
  ...emptyMetafieldResolvers,
} satisfies Resolvers<CollectionRow>
