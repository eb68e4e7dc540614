import { z } from '@hono/zod-openapi'
import { MAX_CENTS } from '../../domain/money.ts'

const word = (most: number) => z.string().trim().max(most)
const filled = (message: string) => word(255).pipe(z.string().min(1, message))
const optionName = filled('An option needs a name')
const optionValue = filled('Each option needs a value')

const goodsSchema = z.object({
  /** The variant's values, one for each option of the product, in the same order. */
  optionValues: z.array(optionValue).max(3),
  priceCents: z.int().min(1, 'A price has to be more than zero').max(MAX_CENTS),
  /** The number of pieces in stock; null if stock isn't tracked. */
  stock: z.int().min(0).max(1_000_000_000).nullable(),
  sku: word(255),
})

/** POST /api/operator/products */
export const newProductSchema = z
  .object({
    title: word(1_000).pipe(z.string().min(1, 'A product needs a title')),
    productType: word(255),
    tags: z
      .array(word(255).refine((tag) => tag !== '' && !tag.includes(','), 'Tags can’t contain commas'))
      .max(250),
    status: z.enum(['active', 'draft']),
    /** The names of the product's options; empty for a product with a single variant. */
    optionNames: z.array(optionName).max(3),
    variants: z.array(goodsSchema).min(1, 'A product needs at least one variant').max(100),
  })
  .superRefine(({ optionNames, variants }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const names = optionNames.map((name) => name.toLowerCase())
    if (new Set(names).size < names.length) refuse(['optionNames'], 'Two options have the same name')
    const seen = new Set<string>()
    variants.forEach(({ optionValues }, index) => {
      const path = ['variants', index, 'optionValues']
      if (optionValues.length !== optionNames.length)
        refuse(
          path,
          `A variant needs one value for each option: ${optionNames.join(', ') || 'there is none'}`,
        )
      const key = optionValues.join('\u001f')
      if (seen.has(key)) refuse(path, 'Another variant has the same values')
      seen.add(key)
    })
  })
  .openapi('NewProduct')

/** POST /api/operator/products/{handle}/variants */
export const newVariantSchema = goodsSchema
  .extend({
    /** Optimistic lock: the product version that the operator saw. */
    version: z.int().min(1),
    /** A new option, for a product with a single variant so far: the option's name, and its value for the existing variant. */
    option: z.object({ name: optionName, firstValue: optionValue }).nullable(),
  })
  .openapi('NewVariant')

export type NewProduct = z.infer<typeof newProductSchema>
export type NewVariant = z.infer<typeof newVariantSchema>
