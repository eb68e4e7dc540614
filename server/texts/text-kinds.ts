import { z } from 'zod'
import { formatGid } from '../../domain/ids.ts'

/**
 * Schemas of the front matter (the lines between the two rows of hyphens), by kind of text. Unknown names are rejected, because most are
 * typos.
 */
export const heads = {
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

export type TextKind = keyof typeof heads

/** Parses a day as noon UTC, which is on the same day everywhere the shop ships to. */
function day() {
  return z.iso.date('is a day such as 2026-05-12').transform((text) => new Date(`${text}T12:00:00Z`))
}

/** The policies that storefronts request, by the hosted store's handles. */
export const POLICY_HANDLES = [
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-of-service',
] as const
export type PolicyHandle = (typeof POLICY_HANDLES)[number]

type Searchable = {
  /** All words of the text in lower case without accents, as search compares them. */
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
  /** Guides are served under /guides/. */
  section: 'pages' | 'guides'
  /** Handle of the product whose picture is shown above the text. */
  picture: string | null
  /** HTML. */
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
  /** Handle of the product whose picture is shown above the post. */
  picture: string | null
  /** HTML. */
  body: string
}

/** All texts of the shop, each list sorted by handle. Pages come before guides. */
export type Texts = {
  policies: readonly PolicyText[]
  pages: readonly PageText[]
  blogs: readonly BlogText[]
  posts: readonly PostText[]
}

/** Returns a text's id in the APIs. Its key is the handle, because files have no numeric id. */
export function textGid({ __typename, handle }: { __typename: string; handle: string }): string {
  return formatGid(__typename, handle)
}
