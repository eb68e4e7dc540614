import type { TimeAgo } from '../domain/social-proof/purchases.ts'
import type { LowStockNotice } from '../domain/catalogue/low-stock.ts'

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`

export const socialProofCopy = {
  bought: (place: string | null): string =>
    place === null ? 'Someone ordered' : `Someone in ${withArticle(place)} ordered`,
  ago: ({ unit, count: number }: TimeAgo): string =>
    unit === 'hour'
      ? count(number, 'an hour ago', 'hours ago')
      : number === 1
        ? 'yesterday'
        : `${number} days ago`,
  sample: 'Sample order',
  toast: { label: 'Recent purchase (F8)', close: 'Turn off these notices' },
  recent: {
    title: 'Fresh off the cutting table',
    rules:
      'Paid orders from the last 14 days. We never say who ordered, and only name a town if at least five customers there have ordered.',
    samples: 'These are sample orders, made up to show how this looks. The first real ones replace them.',
    more: { label: 'What we keep about you', url: '/privacy' },
  },
  viewers: (number: number): string => `${number} people on this page`,
  paused: 'Live numbers are off',
  pause: 'Pause live updates',
  play: 'Resume live updates',
} as const

const withArticle = (place: string): string => (place === 'United States' ? `the ${place}` : place)

/** Texts about low stock, by its level (specification of the marketing pages, section 4). */
export const lowStockTexts: Record<LowStockNotice['level'], (left: number) => string> = {
  'very-low': (left) => `Only ${left} left in stock!`,
  low: (left) => `Low stock: ${left} left`,
  limited: () => 'Limited quantity available',
}
