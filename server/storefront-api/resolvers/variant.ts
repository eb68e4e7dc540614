import { formatGid } from '../../../domain/ids.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { findVariantImage } from '../catalogue/storefront-image.ts'
import type { StorefrontVariant } from '../catalogue/storefront-variant.ts'
import { makeEmptyConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { toMoney, toMoneyOrNull } from '../money.ts'
import { emptyMetafieldResolvers } from './metafields.ts'

const UNITS: Record<string, { unit: string; grams: number }> = {
  g: { unit: 'GRAMS', grams: 1 },
  kg: { unit: 'KILOGRAMS', grams: 1_000 },
  lb: { unit: 'POUNDS', grams: 453.592_37 },
  oz: { unit: 'OUNCES', grams: 28.349_523_125 },
}

function weight(variant: StorefrontVariant) {
  const { unit, grams } = UNITS[variant.weightUnit] ?? { unit: 'GRAMS', grams: 1 }
  return { unit, weight: Number((variant.grams / grams).toFixed(3)) }
}

export const variantResolvers = {
  id: (variant) => formatGid('ProductVariant', variant.id),
  price: (variant) => toMoney(variant.priceCents),
  priceV2: (variant) => toMoney(variant.priceCents),
  compareAtPrice: (variant) => toMoneyOrNull(variant.compareAtCents),
  compareAtPriceV2: (variant) => toMoneyOrNull(variant.compareAtCents),
  unitPrice: () => null,
  sku: (variant) => variant.sku || null,
  barcode: (variant) => variant.barcode || null,
  image: async (variant, _args, { loaders, deps }) => {
    const images = await loaders.imagesOfProduct.load(variant.productId)
    return findVariantImage(variant, { product: variant.product, images, publicUrl: deps.env.PUBLIC_URL })
  },
  quantityAvailable: (variant) => (variant.stock === null ? null : Math.max(variant.stock, 0)),
  currentlyNotInStock: (variant) => variant.availableForSale && variant.stock !== null && variant.stock <= 0,
  quantityRule: () => ({ minimum: 1, increment: 1, maximum: MAX_LINE_QUANTITY }),
  requiresComponents: () => false,
  components: () => makeEmptyConnection(),
  groupedBy: () => makeEmptyConnection(),
  weight: (variant) => weight(variant).weight,
  weightUnit: (variant) => weight(variant).unit,
  ...emptyMetafieldResolvers,
} satisfies Resolvers<StorefrontVariant>
