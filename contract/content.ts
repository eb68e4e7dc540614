import { z } from '@hono/zod-openapi'

const partSchema = z.object({
  /** The id of a heading, unique within the text. */
  id: z.string(),
  heading: z.string(),
  /** HTML that the shop generated from its own texts and checked at startup. */
  html: z.string(),
})
const sectionSchema = partSchema.extend({ parts: z.array(partSchema) })

const pictureSchema = z.object({
  url: z.string(),
  altText: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

/**
 * A text split at its headings: the part before the first heading, then the sections. A section is split at its sub-headings into `parts`.
 */
export const writtenContentSchema = z.object({ lead: z.string(), sections: z.array(sectionSchema) })

/** GET /api/pages/{handle}, /api/guides/{handle} and /api/policies/{handle}: a text with its sections. */
export const pageTextSchema = writtenContentSchema
  .extend({
    handle: z.string(),
    title: z.string(),
    description: z.string(),
    picture: pictureSchema.nullable(),
  })
  .openapi('PageText')

const categorySchema = z.object({ name: z.string(), slug: z.string() })
const tagSchema = categorySchema

export const postSummarySchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** The formatted date. */
    date: z.string(),
    publishedOn: z.iso.date(),
    author: z.string(),
    category: categorySchema,
    minutes: z.int(),
    picture: pictureSchema.nullable(),
  })
  .openapi('PostSummary')

/** GET /api/newest-posts: the three newest posts, newest first. */
export const newestPostsSchema = z
  .array(
    postSummarySchema.pick({
      slug: true,
      title: true,
      excerpt: true,
      date: true,
      author: true,
      picture: true,
    }),
  )
  .openapi('NewestPosts')

/** GET /api/posts: blog posts, newest first. `heading` is the title of the requested category or tag. */
export const postListSchema = z.object({
  heading: z.string().nullable(),
  posts: z.array(postSummarySchema),
  categories: z.array(categorySchema.extend({ count: z.int() })),
  recent: z.array(z.object({ slug: z.string(), title: z.string(), date: z.string() })),
})

const postLinkSchema = z.object({ slug: z.string(), title: z.string() })

/** GET /api/posts/{slug}. */
export const postSchema = postSummarySchema
  .extend(writtenContentSchema.shape)
  .extend({
    updatedOn: z.iso.date(),
    tags: z.array(tagSchema),
    previous: postLinkSchema.nullable(),
    next: postLinkSchema.nullable(),
    related: z.array(postSummarySchema),
  })
  .openapi('Post')

/** GET /api/site-map: all public pages by group. */
export const siteMapSchema = z.object({
  groups: z.array(
    z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) }),
  ),
})

export type TextSection = z.infer<typeof sectionSchema>
export type WrittenContent = z.infer<typeof writtenContentSchema>
export type PageText = z.infer<typeof pageTextSchema>
export type PostSummary = z.infer<typeof postSummarySchema>
export type NewestPosts = z.infer<typeof newestPostsSchema>
export type PostList = z.infer<typeof postListSchema>
export type Post = z.infer<typeof postSchema>
export type SiteMap = z.infer<typeof siteMapSchema>
