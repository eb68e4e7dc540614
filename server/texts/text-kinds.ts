import { z } from 'zod'
import { formatGid } from '../../domain/ids.ts'

/**
 * The schema of the front matter for each kind of text. The front matter is the lines between the two rows of hyphens. Unknown names are
 * refused, because most are typos.
 */
export const frontMatterSchemas = {
  policies: z.strictObject({ title: z.string().min(1) }),
  pages: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    created: day(),
    updated: day().optional(),
  }),
  guides: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    created: day(),
    updated: day().optional(),
    picture: z.string().min(1),
  }),
  blogs: z.strictObject({ title: z.string().min(1), description: z.string().min(1) }),
  posts: z.strictObject({
    title: z.string().min(1),
    excerpt: z.string().min(1),
    blog: z.string().min(1),
    category: z.string().min(1),
    tags: z.string().transform((list) =>
      list
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
    author: z.string().min(1),
    published: day(),
    updated: day().optional(),
    picture: z.string().min(1).optional(),
  }),
}

export type TextKind = keyof typeof frontMatterSchemas

/** Parses a date as noon UTC, because at that time it is the same date in all places to which the shop ships. */
function day() {
  return z.iso.date().transform((text) => new Date(`${text}T12:00:00Z`))
}

/** The policies that storefronts request, with Shopify's handles. */
export const POLICY_HANDLES = [
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-of-service',
] as const
export type PolicyHandle = (typeof POLICY_HANDLES)[number]

type Searchable = {
  /** The words of the text in lower case without accents, for search. */
  words: ReadonlySet<string>
}

export type PolicyText = { __typename: 'ShopPolicy'; handle: PolicyHandle; title: string; body: string }

export type PageText = Searchable & {
  __typename: 'Page'
  handle: string
  title: string
  description: string
  createdAt: Date
  updatedAt: Date
  /** Whether the text is a page or a guide. Guides are at /guides/. */
  section: 'pages' | 'guides'
  /** The handle of the product whose picture is above the text; null if there is none. */
  picture: string | null
  /** The body as HTML. */
  body: string
}

export type BlogText = Searchable & {
  __typename: 'Blog'
  handle: string
  title: string
  description: string
}

export type PostText = Searchable & {
  __typename: 'Article'
  handle: string
  title: string
  excerpt: string
  blog: BlogText
  /** The category first. */
  tags: string[]
  author: string
  publishedAt: Date
  updatedAt: Date
  /** The handle of the product whose picture is above the post; null if there is none. */
  picture: string | null
  /** The body as HTML. */
  body: string
}

/** All texts of the shop. Each list is sorted by handle; pages come before guides. */
export type Texts = {
  policies: readonly PolicyText[]
  pages: readonly PageText[]
  blogs: readonly BlogText[]
  posts: readonly PostText[]
}

/** Returns the id of a text in the APIs. It contains the handle, because texts are files and have no number. */
export function formatTextGid({ __typename, handle }: { __typename: string; handle: string }): string {
  return formatGid(__typename, handle)
}
