import { calculators } from '../../../content/landing/calculators.ts'
import type { WorkOrder } from '../../../domain/calculators/work-order.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  computeBannerPrice,
  describeBanner,
} from '../banners/banner-specification.ts'
import { createCalculatedItemKind, type CalculatedItem } from '../calculators/calculated-item-kind.ts'
import { decalItemKind } from '../decals/decal-kind.ts'
import type { DecalSpecification } from '../decals/decal-specification.ts'
import { createLetteringItemKind } from '../lettering/lettering-kind.ts'
import type { LetteringSpecification } from '../lettering/lettering-specification.ts'

/** The description of a made-to-order item. Each kind of item makes its own. */
export type ItemDescription = {
  /** The specification as text, for the order and for the job ticket. */
  words: { key: string; value: string }[]
  /** Today's price in cents; null if the item can't be ordered again. */
  priceCents: number | null
  /** Path of the page on which the item was configured, with the chosen values. */
  path: string
  /** Whether production starts only after the customer has approved a proof. Until then, the shop can't give a date. */
  beginsWithProof: boolean
  /** Whether the item is a service that the shop offers only in its own region. */
  onlyInNiagara: boolean
  /**
   * Whether the price is for all pieces together, with volume tiers and one-time costs. The quantity of such a line can't be changed,
   * because the price isn't proportional to the quantity.
   */
  isPricedWhole: boolean
}
export type DescribedItem = ItemDescription &
  (
    | { kind: 'decal'; specification: DecalSpecification }
    | { kind: 'banner'; specification: BannerSpecification }
    | { kind: 'lettering'; specification: LetteringSpecification }
    | {
        kind: 'calculated'
        specification: CalculatedItem
        /** The things that the customer has to provide before production can start, as text. */
        needs: string
        work: WorkOrder | null
      }
  )

/** The columns of a stored item that define it: its kind and its specification. */
export type StoredItem = {
  kind: string
  specification: unknown
  designId: string | null
  artworkId: string | null
}

type ItemKind = {
  path: string
  /** The picture of all items of this kind that can't be drawn; null if every item can be drawn. */
  image: string | null
  describe: (item: StoredItem) => DescribedItem
}

const BANNER_PATH = '/custom-banner-designer'
/** The picture of a banner that the shop designs. */
export const BANNER_TO_DESIGN = '/made-to-order/banner-to-design.svg'
const bannerKind: ItemKind = {
  path: BANNER_PATH,
  image: BANNER_TO_DESIGN,
  describe: (item) => {
    const specification = bannerSpecificationSchema.parse(item.specification)
    return {
      kind: 'banner',
      specification,
      words: describeBanner(specification),
      priceCents: computeBannerPrice(specification),
      path: BANNER_PATH,
      // A design that the shop makes needs the customer's approval.
      beginsWithProof: specification.option === 'professional',
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}

/** The kinds of made-to-order items. To sell another kind, add an entry. Each calculator has its own kind. */
const KINDS: ReadonlyMap<string, ItemKind> = new Map([
  ['decal', decalItemKind],
  ['banner', bannerKind],
  ['fleet-lettering', createLetteringItemKind('/fleet', '/made-to-order/fleet-lettering.svg')],
  [
    'boat-lettering',
    createLetteringItemKind('/collection/boat-decals-graphics', '/made-to-order/boat-lettering.svg'),
  ],
  ...calculators.map((calculator) => [calculator.kind, createCalculatedItemKind(calculator)] as const),
])

/** Describes a stored item. Throws if its kind is unknown, or if its specification doesn't fit the kind. */
export function describeItem(item: StoredItem): DescribedItem {
  const kind = KINDS.get(item.kind)
  if (!kind) throw new Error(`There is no kind of made-to-order item called ${item.kind}`)
  return kind.describe(item)
}

/** Whether the price of an item of this kind is for all pieces together (see `ItemDescription`). */
export const hasWholePrice = (kind: string | null): boolean => calculators.some((one) => one.kind === kind)

/** The picture of all items of a kind that can't be drawn; null if every item can be drawn. */
export const getKindPicture = (kind: string): string | null => KINDS.get(kind)?.image ?? null

/** Path of the page on which items of a kind are configured. */
export const getKindPath = (kind: string): string => KINDS.get(kind)?.path ?? '/'
