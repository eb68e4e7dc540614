import type { Link } from './link.ts'
import { shopFacts } from './shop.ts'

type TrustItems = readonly (Link & { icon: string })[]

const privateCard = { icon: 'lock', label: 'We never see your card', url: '/privacy' } as const

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
    { icon: 'check', label: '3-year warranty on outdoor vinyl', url: '/returns' },
    { icon: 'pin', label: 'Pickup at the shop', url: '/shipping' },
    privateCard,
  ],
  /**
   * Guarantees to show beside files and services. Other guarantees don't fit, because files and services aren't printed, picked up or
   * covered by the warranty.
   */
  itemsWithoutGoods: [
    {
      icon: 'leaf',
      get label() {
        return `One shop, one crew, in ${shopFacts.address.city}`
      },
      url: '/about',
    },
    { icon: 'check', label: "If it isn't right, we fix or refund it", url: '/returns' },
    privateCard,
  ],
} as const satisfies { title: string; items: TrustItems; itemsWithoutGoods: TrustItems }
