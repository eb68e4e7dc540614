import { formatGid } from '../../../domain/ids.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { variantImage } from '../catalogue/image-source.ts'
import type { VariantSource } from '../catalogue/variant-source.ts'
import { emptyConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { money, moneyOrNull } from '../money.ts'
import { noMetafields } from './metafields.ts'

const UNITS: Record<string, { unit: string; grams: number }> = {
  g: { unit: 'GRAMS', grams: 1 },
  kg: { unit: 'KILOGRAMS', grams: 1_000 },
  lb: { unit: 'POUNDS', grams: 453.592_37 },
  oz: { unit: 'OUNCES', grams: 28.349_523_125 },
}

function weight(variant: VariantSource) {
  const { unit, grams } = UNITS[variant.weightUnit] ?? { unit: 'GRAMS', grams: 1 }
  return { unit, weight: Number((variant.grams / grams).toFixed(3)) }
}

export const productVariant = {
  id: (variant) => formatGid('ProductVariant', variant.id),
  price: (variant) => money(variant.priceCents),
  priceV2: (variant) => money(variant.priceCents),
  compareAtPrice: (variant) => moneyOrNull(variant.compareAtCents),
  compareAtPriceV2: (variant) => moneyOrNull(variant.compareAtCents),
  unitPrice: () => null,
  sku: (variant) => variant.sku || null,
  barcode: (variant) => variant.barcode || null,
  image: async (variant, _args, { loaders, deps }) => {
    const images = await loaders.imagesOfProduct.load(variant.productId)
    return variantImage(variant, { product: variant.product, images, publicUrl: deps.env.PUBLIC_URL })
  },
  quantityAvailable: (variant) => (variant.stock === null ? null : Math.max(variant.stock, 0)),
  currentlyNotInStock: (variant) => variant.availableForSale && variant.stock !== null && variant.stock <= 0,
  quantityRule: () => ({ minimum: 1, increment: 1, maximum: MAX_LINE_QUANTITY }),
  requiresComponents: () => false,
  components: () => emptyConnection(),
  groupedBy: () => emptyConnection(),
  weight: (variant) => weight(variant).weight,
  weightUnit: (variant) => weight(variant).unit,
  ...noMetafields,
} satisfies Resolvers<VariantSource>
