import type { Link } from './link.ts'
import { shopFacts } from './shop.ts'

/** What a page sells: decals, other printed products, or files and services, which aren't printed, picked up or covered by a warranty. */
export type SoldKind = 'decals' | 'other products' | 'files and services'

type TrustItem = Link & { icon: string }

const printedHere = {
  icon: 'leaf',
  get label() {
    return `Printed and cut in ${shopFacts.address.city}`
  },
  url: '/about',
} as const
const oneShop = {
  icon: 'leaf',
  get label() {
    return `One shop, one crew, in ${shopFacts.address.city}`
  },
  url: '/about',
} as const
const warranty = { icon: 'check', label: '3-year warranty on outdoor vinyl', url: '/returns' } as const
const mended = { icon: 'check', label: "If it isn't right, we fix or refund it", url: '/returns' } as const
const pickup = { icon: 'pin', label: 'Pickup at the shop', url: '/shipping' } as const
const privateCard = { icon: 'lock', label: 'We never see your card', url: '/privacy' } as const

/** The shop's guarantees that fit what a page sells. Each links to the page that explains it. */
export const trustBarCopy = {
  title: 'You can count on it',
  items: {
    decals: [printedHere, warranty, pickup, privateCard],
    'other products': [printedHere, mended, pickup, privateCard],
    'files and services': [oneShop, mended, privateCard],
  },
} as const satisfies { title: string; items: Record<SoldKind, readonly TrustItem[]> }
