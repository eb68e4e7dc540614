import type { Link } from './link.ts'
import { shopFacts } from './shop.ts'

/** The shop's guarantees. Each links to the page that explains it. */
export const trustBarCopy = {
  title: 'You can count on it',
  items: [
    {
      icon: 'leaf',
      get label() {
        return `Printed and cut in ${shopFacts.address.city}`
      },
      url: '/about',
    },
    { icon: 'check', label: '3-year warranty', url: '/returns' },
    { icon: 'pin', label: 'Pickup at the shop', url: '/shipping' },
    { icon: 'lock', label: 'We never see your card', url: '/privacy' },
  ],
} as const satisfies { title: string; items: readonly (Link & { icon: string })[] }
