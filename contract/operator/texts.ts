import { z } from '@hono/zod-openapi'
import { writtenSchema } from '../content.ts'

export const textKindSchema = z.enum(['sections', 'pages', 'policies', 'guides', 'blogs', 'posts'])

const textLinkSchema = z.object({
  handle: z.string(),
  title: z.string(),
  /** Where customers read it; null where it is not shown, such as a post of a day to come. */
  path: z.string().nullable(),
  /** default: as the shop comes. own: changed or written here. gone: a post that was taken off. */
  state: z.enum(['default', 'own', 'gone']),
})

/** GET /api/operator/texts */
export const textListSchema = z
  .object({
    groups: z.array(z.object({ kind: textKindSchema, texts: z.array(textLinkSchema) })),
    /** Current values of the {{name}} placeholders. */
    facts: z.record(z.string(), z.string()),
    /** Titles of the blogs by handle, for posts. */
    blogs: z.record(z.string(), z.string()),
  })
  .openapi('OperatorTexts')

/** GET /api/operator/texts/{kind}/{handle}: as it was written, facts such as {{phone}} not filled in. */
export const textFormSchema = z
  .object({
    kind: textKindSchema,
    ...textLinkSchema.shape,
    /** Version of the source; empty if there is no such text. */
    version: z.string(),
    /** Values of the front matter, by name; the words of a page of sections, by key, in the order of the page. */
    head: z.record(z.string(), z.string()),
    /** HTML; null for a text without a body. */
    body: z.string().nullable(),
    /** The words that a page of sections comes with, by key. */
    defaults: z.record(z.string(), z.string()).optional(),
    /** Its lists whose entries can be added, removed and moved: by key, their order as it comes, and the words of an entry by the end of their keys. */
    lists: z
      .record(z.string(), z.object({ order: z.string(), entry: z.record(z.string(), z.string()) }))
      .optional(),
    /** Whether the shop comes with a text of this name. */
    hasDefault: z.boolean(),
  })
  .openapi('OperatorText')

/** PUT /api/operator/texts/{kind}/{handle}, and POST …/preview */
export const textWishSchema = z
  .object({
    /** Version of the source that the form started with; empty for a new post. */
    version: z.string().max(40),
    head: z.record(z.string().regex(/^[a-zA-Z\d.-]+$/), z.string().max(1_000)),
    body: z.string().max(200_000),
  })
  .openapi('TextWish')

/** The changes that a request would make, as text, and the text with current facts. */
export const textPreviewSchema = z
  .object({
    is: z.array(z.string()),
    becomes: z.array(z.string()),
    title: z.string(),
    ...writtenSchema.shape,
  })
  .openapi('TextPreview')

/** GET /api/operator/texts/{kind}/{handle}/changes, the newest first. */
export const textChangesSchema = z
  .object({
    changes: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        actor: z.string(),
        /** Words of the removed paragraphs, and of the added ones. */
        is: z.array(z.string()),
        becomes: z.array(z.string()),
        undoable: z.boolean(),
      }),
    ),
    next: z.int().nullable(),
  })
  .openapi('TextChanges')

export type TextKindName = z.infer<typeof textKindSchema>
export type OperatorTexts = z.infer<typeof textListSchema>
export type OperatorText = z.infer<typeof textFormSchema>
export type TextWish = z.infer<typeof textWishSchema>
export type TextPreview = z.infer<typeof textPreviewSchema>
export type TextChanges = z.infer<typeof textChangesSchema>
