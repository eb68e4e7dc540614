import { z } from '@hono/zod-openapi'
import { writtenContentSchema } from '../content.ts'

export const textKindSchema = z.enum(['sections', 'pages', 'policies', 'guides', 'blogs', 'posts'])

const textLinkSchema = z.object({
  handle: z.string(),
  title: z.string(),
  /** The page that shows the text; null if no page does, for example because a post's date is in the future. */
  path: z.string().nullable(),
  /**
   * The text that the shop uses. `default`: the text that comes with the shop. `own`: the owner's text. `gone`: no text, because the owner
   * has removed the post.
   */
  state: z.enum(['default', 'own', 'gone']),
})

const listedTextSchema = textLinkSchema.extend({
  /** The day on which a post is published; null for other kinds of text. */
  published: z.string().nullable(),
  /** When the owner last changed the text; null if never. */
  changedAt: z.string().nullable(),
})

/** GET /api/operator/texts: the editable texts. Landing pages and pages are sorted by title, and posts by date, newest first. */
export const textListSchema = z
  .object({
    groups: z.array(z.object({ kind: textKindSchema, texts: z.array(listedTextSchema) })),
    /** Current values of the {{name}} placeholders. */
    facts: z.record(z.string(), z.string()),
    /** The titles of the blogs to which a post can belong. The keys are the blogs' handles. */
    blogs: z.record(z.string(), z.string()),
  })
  .openapi('OperatorTexts')

/** GET /api/operator/texts/{kind}/{handle}: the source of a text. Placeholders such as {{phone}} are not filled in. */
export const textFormSchema = z
  .object({
    kind: textKindSchema,
    ...textLinkSchema.shape,
    /** The version of the text; empty if there is no such text. A request that changes the text has to repeat the version. */
    version: z.string(),
    /**
     * The front matter of the text's source, such as title and date, by name. For a page made of sections: all texts of the page by key, in
     * the order of the page.
     */
    head: z.record(z.string(), z.string()),
    /** The body as HTML; null for a text without a body. */
    body: z.string().nullable(),
    /** The default texts of a page made of sections, by key. */
    defaults: z.record(z.string(), z.string()).optional(),
    /**
     * The lists on a page made of sections, by key. Their entries can be added, removed and moved. `order` is the default order of the
     * entries. `entry` contains the default texts of a new entry. Its keys, such as `title`, are the last parts of the texts' keys.
     */
    lists: z
      .record(z.string(), z.object({ order: z.string(), entry: z.record(z.string(), z.string()) }))
      .optional(),
    /** Whether a text with this name comes with the shop. */
    hasDefault: z.boolean(),
  })
  .openapi('OperatorText')

/** PUT /api/operator/texts/{kind}/{handle}, and POST …/preview: an operator's edit of a text. */
export const textUpdateSchema = z
  .object({
    /** The version of the text that the operator started from; empty for a new post. */
    version: z.string().max(40),
    head: z.record(z.string().regex(/^[a-zA-Z\d.-]+$/), z.string().max(1_000)),
    body: z.string().max(200_000),
  })
  .openapi('TextUpdate')

/** The changes that a request would make: paragraphs before and after, and the text with its placeholders filled in. */
export const textPreviewSchema = z
  .object({
    is: z.array(z.string()),
    becomes: z.array(z.string()),
    title: z.string(),
    ...writtenContentSchema.shape,
  })
  .openapi('TextPreview')

/** GET /api/operator/texts/{kind}/{handle}/changes: the changes of a text, newest first. */
export const textChangesSchema = z
  .object({
    changes: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        actor: z.string(),
        /** The paragraphs that were removed (in `was`) and added (in `is`). */
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
export type TextUpdate = z.infer<typeof textUpdateSchema>
export type TextPreview = z.infer<typeof textPreviewSchema>
export type TextChanges = z.infer<typeof textChangesSchema>
