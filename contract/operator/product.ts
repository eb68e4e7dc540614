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
  /** The search text: part of a title, handle or SKU. */
  q: z.string().trim().max(200).optional(),
  status: status.optional(),
  /** A collection's handle. */
  collection: z.string().max(255).optional(),
  /**
   * Lists only products with this state of stock. `low`: the stock of a variant has fallen to the owner's reorder limit or below. `out`:
   * every variant is out of stock.
   */
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
  /** The total stock of the variants whose stock is tracked; null if there are none. */
  stock: z.int().nullable(),
  /** The smallest stock of any variant whose stock is tracked; null if there are none. */
  fewest: z.int().nullable(),
  /**
   * Whether the product can still be bought. `out`: no variant can be bought. `low`: the stock of a variant has fallen to the owner's
   * reorder limit or below.
   */
  stockState: z.enum(['out', 'low', 'enough', 'not-counted']),
  /** Number of e-mail addresses to notify when a sold-out variant is back. */
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
  /** The variant's title; empty if the product has no options. */
  title: z.string(),
  sku: z.string(),
  priceCents: z.int(),
  compareAtCents: z.int().nullable(),
  stock: z.int().nullable(),
  stockPolicy,
  /** Number of e-mail addresses to notify when the variant is back in stock. */
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
    /** The description as the shop shows it: sanitised HTML. */
    shownHtml: z.string(),
    vendor: z.string(),
    productType: z.string(),
    tags: z.array(z.string()),
    status,
    published: z.boolean(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    /** The names of the product's options; empty for a product with a single variant. */
    optionNames: z.array(z.string()),
    personalization: personalizationSchema,
    variants: z.array(variantSchema),
    images: z.array(pictureSchema),
    collections: z.array(
      z.object({
        handle: z.string(),
        title: z.string(),
        ruleTags: z.array(z.string()),
        /** Whether the CSV file of the catalogue put the product into this collection. If false, a rule of the collection did. */
        named: z.boolean(),
      }),
    ),
    history: z.array(logEntrySchema),
  })
  .openapi('OperatorProduct')

const text = (most: number) => z.string().trim().max(most)
/** Tags can't contain commas, because the CSV separates tags by commas. */
const tag = text(255).refine((word) => word !== '' && !word.includes(','), 'Tags can’t contain commas')

/** PUT /api/operator/products/{handle}: the product's new state. */
export const productEditSchema = z
  .object({
    /** Optimistic lock: the version of the product that the operator saw. A change with an older version is rejected. */
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
    /** The variants to change. Variants that aren't listed stay as they are. */
    variants: z
      .array(
        z.object({
          id: z.int(),
          sku: text(255),
          priceCents: price,
          compareAtCents: price.nullable(),
          stock: pieces.nullable(),
          /** The stock that the operator saw. Only the difference is applied, so that sales made meanwhile still count. */
          seenStock: pieces.nullable(),
          stockPolicy,
        }),
      )
      .max(2_048),
    /** The pictures in display order: URLs of other sites, or paths in the shop (/media/…). */
    images: z.array(z.object({ src: z.string().max(2_000), alt: text(1_000) })).max(250),
  })
  .openapi('ProductEdit')

export const fieldChangeSchema = z
  .object({
    /** The title of the variant that the change is about; empty for a field of the product itself. */
    of: z.string(),
    field: z.string(),
    before: z.string(),
    after: z.string(),
  })
  .openapi('FieldChange')

/** POST /api/operator/products/import/preview and /import: the changes that an import makes. */
export const importPreviewSchema = z
  .object({
    counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    /** The products that the import would change, in the order of the file; at most 500. */
    products: z.array(
      z.object({
        handle: z.string(),
        title: z.string(),
        kind: z.enum(['added', 'changed']),
        changes: z.array(fieldChangeSchema),
      }),
    ),
    /** The invalid rows. If there are any, nothing is imported. */
    refused: z.array(z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() })),
    /** A token that identifies exactly these changes. The import request has to repeat it. */
    plan: z.string(),
  })
  .openapi('ImportPreview')

export const importResultSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('done'), preview: importPreviewSchema }),
    /**
     * Reports that somebody else changed the catalogue. If the catalogue was changed before the import, nothing was imported. If it was
     * changed during the import, `preview` lists the changes that are still to be made.
     */
    z.object({ state: z.literal('plan-changed'), preview: importPreviewSchema }),
  ])
  .openapi('ImportResult')

export const pictureUploadSchema = pictureSchema.openapi('OperatorPicture')

/** The size in bytes of the largest CSV that the page accepts. For larger files there is `npm run catalogue`. */
export const MAX_CSV_BYTES = 32 * 1024 * 1024
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024

export type FieldChange = z.infer<typeof fieldChangeSchema>
export type ProductListQuery = z.infer<typeof productListQuerySchema>
export type OperatorProductList = z.infer<typeof operatorProductListSchema>
export type OperatorProduct = z.infer<typeof operatorProductSchema>
export type ProductEdit = z.infer<typeof productEditSchema>
export type ImportPreview = z.infer<typeof importPreviewSchema>
export type ImportResult = z.infer<typeof importResultSchema>
export type OperatorPicture = z.infer<typeof pictureUploadSchema>
