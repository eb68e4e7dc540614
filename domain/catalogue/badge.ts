/** The styles of badges, with the names from the specification. */
export type BadgeStyle = 'accent' | 'secondary' | 'primary'

/** Badges by tag, in order of priority: a product gets the first badge whose tag it has (specification, section 4 "Badge priority"). */
const BADGES = [
  { tag: 'best-seller', style: 'accent' },
  { tag: 'organic', style: 'secondary' },
  { tag: 'popular', style: 'primary' },
] as const satisfies readonly { tag: string; style: BadgeStyle }[]

export type Badge = (typeof BADGES)[number]

/** Returns the badge of a product card, or null. Tags are compared case-insensitively, as in Shopify. content/badges.ts has the labels. */
export function chooseBadge(tags: readonly string[]): Badge | null {
  const carried = new Set(tags.map((tag) => tag.trim().toLowerCase()))
  return BADGES.find(({ tag }) => carried.has(tag)) ?? null
}
