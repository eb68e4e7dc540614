import type { Ago } from '../domain/social-proof/purchases.ts'
import type { LowStock } from '../domain/catalogue/low-stock.ts'

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`

/** Words of the widgets that tell what others do. */
export const proofWords = {
  bought: (place: string | null): string =>
    place === null ? 'Somebody ordered' : `Somebody in ${withArticle(place)} ordered`,
  ago: ({ unit, count: number }: Ago): string =>
    unit === 'hour'
      ? count(number, 'an hour ago', 'hours ago')
      : number === 1
        ? 'yesterday'
        : `${number} days ago`,
  sample: 'Sample order',
  toast: { label: 'Recent purchase (F8)', close: 'No more of these notices' },
  recent: {
    title: 'Lately off the cutting table',
    rules:
      'Paid orders of the last 14 days. We never say who, and a town only where at least five customers ordered from it.',
    samples: 'Sample orders: invented, to show how this looks. The first real ones take their place.',
    more: { label: 'What we keep about you', url: '/privacy' },
  },
  viewers: (number: number): string => `${number} people on this page`,
  paused: 'Live numbers are off',
  pause: 'Pause what changes by itself',
  play: 'Let it change by itself again',
} as const

const withArticle = (place: string): string => (place === 'United States' ? `the ${place}` : place)

/** What a low-stock notice says (specification of the marketing pages, section 4). */
export const lowStockWords: Record<LowStock['level'], (left: number) => string> = {
  'very-low': (left) => `Only ${left} left in stock!`,
  low: (left) => `Low stock: ${left} left`,
  limited: () => 'Limited quantity available',
}
