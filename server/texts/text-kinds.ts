import { z } from 'zod'
import { formatGid } from '../../domain/ids.ts'

/** Front matter of a text, by kind: the lines between the two rows of hyphens. Unknown names are refused, as most are typos. */
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

/** Noon in Greenwich is the same day everywhere the shop ships to. */
function day() {
  return z.iso.date('is a day such as 2026-05-12').transform((text) => new Date(`${text}T12:00:00Z`))
}

/** The policies that storefronts ask for, by the handles that the hosted store gives them. */
export const POLICY_HANDLES = [
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-of-service',
] as const
export type PolicyHandle = (typeof POLICY_HANDLES)[number]

type Searchable = {
  /** Every word of the text, as a search compares them. */
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
  /** Guides stand under /guides/. */
  section: 'pages' | 'guides'
  /** Handle of the product whose picture stands above it. */
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
  /** Handle of the product whose picture stands above the post. */
  picture: string | null
  /** HTML. */
  body: string
}

/** All texts of the shop, each list in the order of the handles; the pages first, then the guides. */
export type Texts = {
  policies: readonly PolicyText[]
  pages: readonly PageText[]
  blogs: readonly BlogText[]
  posts: readonly PostText[]
}

/** The id of a text on the wire. Its key is the handle: a file has no number of its own. */
export function textGid({ __typename, handle }: { __typename: string; handle: string }): string {
  return formatGid(__typename, handle)
}
