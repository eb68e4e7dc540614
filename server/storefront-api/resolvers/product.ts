import { formatGid } from '../../../domain/ids.ts'
import { type StorefrontImage, toProductImage } from '../catalogue/storefront-image.ts'
import { encodeOptionValues, listProductOptions } from '../catalogue/options.ts'
import { toPlainDescription } from '../catalogue/plain-description.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import {
  listAdjacentVariants,
  type OptionQuery,
  findSelectedOrFirstAvailable,
  findVariantByOptions,
} from '../catalogue/variant-choice.ts'
import { listVariants, type StorefrontVariant } from '../catalogue/storefront-variant.ts'
import { listConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { toMoney } from '../money.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { emptyMetafieldResolvers } from './metafields.ts'

async function images(product: ProductRow, { loaders, deps }: StorefrontContext): Promise<StorefrontImage[]> {
  const rows = await loaders.imagesOfProduct.load(product.id)
  return rows.map((row) => toProductImage(row, product, deps.env.PUBLIC_URL))
}

/** Resolvers of the fields that are columns of the product. */
const facts = {
  id: (product) => formatGid('Product', product.id),
  description: (product, args: { truncateAt?: number | null }) =>
    toPlainDescription(product.descriptionSafeHtml, args.truncateAt ?? null),
  descriptionHtml: (product) => product.descriptionSafeHtml,
  isGiftCard: (product) => product.giftCard,
  // The category is always null. The catalogue stores it as a path of names, but the API needs an id of Shopify's taxonomy.
  category: () => null,
  onlineStoreUrl: (product, _args, { deps }) => `${deps.env.PUBLIC_URL}/product/${product.handle}`,
  publishedAt: (product) => product.createdAt,
  requiresSellingPlan: () => false,
  seo: (product) => ({ title: product.seoTitle || null, description: product.seoDescription || null }),
  trackingParameters: () => null,
  priceRange: (product) => ({
    minVariantPrice: toMoney(product.minPriceCents),
    maxVariantPrice: toMoney(product.maxPriceCents),
  }),
} satisfies Resolvers<ProductRow>

/** Resolvers of the fields that depend on the product's variants. */
const byVariants = {
  compareAtPriceRange: async (product, _args, context) => {
    const former = (await listVariants(product, context)).flatMap(
      ({ compareAtCents }) => compareAtCents ?? [],
    )
    return {
      minVariantPrice: toMoney(former.length > 0 ? Math.min(...former) : 0),
      maxVariantPrice: toMoney(former.length > 0 ? Math.max(...former) : 0),
    }
  },
  variants: async (product, args: ConnectionArgs, context) =>
    listConnection(await listVariants(product, context), args, ({ id }) => id),
  variantsCount: async (product, _args, context) => ({
    count: (await listVariants(product, context)).length,
    precision: 'EXACT',
  }),
  totalInventory: async (product, _args, context) =>
    (await listVariants(product, context)).reduce((sum, { stock }) => sum + (stock ?? 0), 0),
  options: async (product, args: { first?: number | null }, context) =>
    listProductOptions(product, await listVariants(product, context)).slice(0, args.first ?? undefined),
  encodedVariantExistence: (product, _args, context) => encoded(product, context, () => true),
  encodedVariantAvailability: (product, _args, context) =>
    encoded(product, context, ({ availableForSale }) => availableForSale),
  selectedOrFirstAvailableVariant: async (product, args: OptionQuery, context) =>
    findSelectedOrFirstAvailable(await listVariants(product, context), args),
  variantBySelectedOptions: async (product, args: OptionQuery, context) =>
    findVariantByOptions(await listVariants(product, context), args),
  adjacentVariants: async (product, args: OptionQuery, context) =>
    listAdjacentVariants(await listVariants(product, context), args),
} satisfies Resolvers<ProductRow>

async function encoded(
  product: ProductRow,
  context: StorefrontContext,
  wanted: (variant: StorefrontVariant) => boolean,
) {
  const variants = await listVariants(product, context)
  return encodeOptionValues(listProductOptions(product, variants), variants.filter(wanted))
}

const pictures = {
  featuredImage: async (product, _args, context) => (await images(product, context))[0] ?? null,
  images: async (product, args: ConnectionArgs, context) =>
    listConnection(await images(product, context), args, ({ id }) => id),
  media: async (product, args: ConnectionArgs, context) =>
    listConnection((await images(product, context)).map(mediaImage), args, ({ id }) => id),
} satisfies Resolvers<ProductRow>

function mediaImage(image: StorefrontImage) {
  return {
    __typename: 'MediaImage',
    id: image.id.replace('ProductImage', 'MediaImage'),
    alt: image.altText,
    mediaContentType: 'IMAGE',
    previewImage: image,
    image,
  }
}

const collections = {
  collections: async (product, args: ConnectionArgs, { loaders }) => {
    const rows = await loaders.collectionsOfProduct.load(product.id)
    return listConnection(
      rows.map(({ collection }) => collection),
      args,
      ({ id }) => id,
    )
  },
} satisfies Resolvers<ProductRow>

export const productResolvers = {
  ...facts,
  ...byVariants,
  ...pictures,
  ...collections,
  ...emptyMetafieldResolvers,
}
