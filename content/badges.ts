import type { Badge } from '../domain/catalogue/badge.ts'

/** The labels of the badges on product cards, by tag. */
export const badgeLabels: Readonly<Record<Badge['tag'], string>> = {
  'best-seller': 'Best Seller',
  organic: 'Organic',
  popular: 'Popular',
}
