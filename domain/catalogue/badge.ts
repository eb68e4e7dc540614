/** The styles of badges, with the names from the specification. */
export type BadgeStyle = 'accent' | 'secondary' | 'primary'

export type Badge = { label: string; style: BadgeStyle }

/** Badges by tag, in order of priority: a product gets the first badge whose tag it has (specification, section 4 "Badge priority"). */
const BADGES: readonly (Badge & { tag: string })[] = [
  { tag: 'best-seller', label: 'Best Seller', style: 'accent' },
  { tag: 'organic', label: 'Organic', style: 'secondary' },
  { tag: 'popular', label: 'Popular', style: 'primary' },
]

/** Returns the badge of a product card, or null. Tags are compared case-insensitively, as in Shopify. */
export function chooseBadge(tags: readonly string[]): Badge | null {
  const carried = new Set(tags.map((tag) => tag.trim().toLowerCase()))
  const badge = BADGES.find(({ tag }) => carried.has(tag))
  return badge ? { label: badge.label, style: badge.style } : null
}
