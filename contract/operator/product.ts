import { z } from '@hono/zod-openapi'
import { MAX_CENTS } from '../../domain/money.ts'
import { personalizationSchema } from '../../domain/personalization/personalization.ts'
import { logEntrySchema } from './log.ts'

const status = z.enum(['active', 'draft', 'archived'])
const stockPolicy = z.enum(['deny', 'continue'])
const price = z.int().min(0).max(MAX_CENTS)
const pieces = z.int().min(-1_000_000_000).max(1_000_000_000)

/** GET /api/operator/products */
export const productListQuerySchema = z.object({
  /** Part of a title, a handle or a SKU. */
  q: z.string().trim().max(200).optional(),
  status: status.optional(),
  /** Handle of a collection. */
  collection: z.string().max(255).optional(),
  /** low: a counted variant has 5 pieces or fewer; out: no piece is left of anything. */
  stock: z.enum(['low', 'out']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

const listedSchema = z.object({
  handle: z.string(),
  title: z.string(),
  status,
  published: z.boolean(),
  imageSrc: z.string().nullable(),
  badge: z.string().nullable(),
  minPriceCents: z.int(),
  maxPriceCents: z.int(),
  variants: z.int(),
  /** Stock of all variants that are tracked; null if none is. */
  stock: z.int().nullable(),
  /** Pieces of the counted variant with the fewest. */
  fewest: z.int().nullable(),
  /** Addresses that wait for a sold-out variant. */
  waiting: z.int(),
  updatedAt: z.string(),
})

export const operatorProductListSchema = z
  .object({
    products: z.array(listedSchema),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    collections: z.array(z.object({ handle: z.string(), title: z.string() })),
  })
  .openapi('OperatorProductList')

const variantSchema = z.object({
  id: z.int(),
  /** Empty for the only variant of a product without options. */
  title: z.string(),
  sku: z.string(),
  priceCents: z.int(),
  compareAtCents: z.int().nullable(),
  stock: z.int().nullable(),
  stockPolicy,
  /** Addresses that are mailed when it's back. */
  waiting: z.int(),
})

const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** GET /api/operator/products/{handle} */
export const operatorProductSchema = z
  .object({
    handle: z.string(),
    version: z.int(),
    title: z.string(),
    descriptionHtml: z.string(),
    /** Sanitised, as the shop shows it. */
    shownHtml: z.string(),
    vendor: z.string(),
    productType: z.string(),
    tags: z.array(z.string()),
    status,
    published: z.boolean(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    /** Empty for a product with a single variant. */
    optionNames: z.array(z.string()),
    personalization: personalizationSchema,
    variants: z.array(variantSchema),
    images: z.array(pictureSchema),
    collections: z.array(
      z.object({
        handle: z.string(),
        title: z.string(),
        ruleTags: z.array(z.string()),
        /** The product's CSV names it outright. */
        named: z.boolean(),
      }),
    ),
    history: z.array(logEntrySchema),
  })
  .openapi('OperatorProduct')

const text = (most: number) => z.string().trim().max(most)
/** A tag that a CSV can hold, in which tags are separated by commas. */
const tag = text(255).refine((word) => word !== '' && !word.includes(','), 'A tag has no comma in it')

/** PUT /api/operator/products/{handle}: the product's new state. */
export const productEditSchema = z
  .object({
    /** Optimistic lock: the version that was seen. */
    version: z.int().min(1),
    title: text(1_000).pipe(z.string().min(1, 'A product needs a title')),
    descriptionHtml: z.string().max(200_000),
    vendor: text(255),
    productType: text(255),
    tags: z.array(tag).max(250),
    status,
    published: z.boolean(),
    seoTitle: text(500),
    seoDescription: text(1_000),
    personalization: personalizationSchema,
    /** Missing ones stay unchanged. */
    variants: z
      .array(
        z.object({
          id: z.int(),
          sku: text(255),
          priceCents: price,
          compareAtCents: price.nullable(),
          stock: pieces.nullable(),
          /** The stock that was seen, so that sales in between aren't lost. */
          seenStock: pieces.nullable(),
          stockPolicy,
        }),
      )
      .max(2_048),
    /** In their order; addresses, or pictures of the shop (/media/…). */
    images: z.array(z.object({ src: z.string().max(2_000), alt: text(1_000) })).max(250),
  })
  .openapi('ProductEdit')

export const fieldChangeSchema = z
  .object({
    /** The variant's title; empty for the product's own field. */
    of: z.string(),
    field: z.string(),
    before: z.string(),
    after: z.string(),
  })
  .openapi('FieldChange')

/** POST /api/operator/products/import/preview and /import */
export const importPreviewSchema = z
  .object({
    counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    /** Products that would change, in file order; the first 500. */
    products: z.array(
      z.object({
        handle: z.string(),
        title: z.string(),
        kind: z.enum(['added', 'changed']),
        changes: z.array(fieldChangeSchema),
      }),
    ),
    /** Invalid rows; if there are any, nothing is imported. */
    refused: z.array(z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() })),
    /** Identifies exactly these changes; the import has to send it back. */
    plan: z.string(),
  })
  .openapi('ImportPreview')

export const importResultSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('done'), preview: importPreviewSchema }),
    /** The catalogue changed. Since the preview: nothing was imported. During the import: `preview` is what remains to be done. */
    z.object({ state: z.literal('plan-changed'), preview: importPreviewSchema }),
  ])
  .openapi('ImportResult')

export const pictureUploadSchema = pictureSchema.openapi('OperatorPicture')

/** Largest CSV for the page in bytes; use the command for larger ones. */
export const LARGEST_CSV_BYTES = 32 * 1024 * 1024
export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024

export type FieldChange = z.infer<typeof fieldChangeSchema>
export type ProductListQuery = z.infer<typeof productListQuerySchema>
export type OperatorProductList = z.infer<typeof operatorProductListSchema>
export type OperatorProduct = z.infer<typeof operatorProductSchema>
export type ProductEdit = z.infer<typeof productEditSchema>
export type ImportPreview = z.infer<typeof importPreviewSchema>
export type ImportResult = z.infer<typeof importResultSchema>
export type OperatorPicture = z.infer<typeof pictureUploadSchema>
