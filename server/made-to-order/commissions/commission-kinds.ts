import { calculators } from '../../../domain/calculators/registry.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  priceOfBanner,
  wordsOfBanner,
} from '../banners/banner-specification.ts'
import { letteringKind } from '../lettering/lettering-kind.ts'
import type { LetteringSpecification } from '../lettering/lettering-specification.ts'
import { calculatedKind, type CalculatedSpecification } from '../calculators/calculated-kind.ts'

/** What all kinds of goods to a specification tell of it. */
export type Told = {
  /** What the specification says, for order and ticket. */
  words: { key: string; value: string }[]
  /** Today's price in cents; null where it cannot be had again as it was. */
  priceCents: number | null
  /** Where it is made, as it was. */
  path: string
  /** It is made once the buyer has approved a proof: no day can be named before. */
  beginsWithProof: boolean
  /** A service that the shop does in its own region only belongs to it. */
  onlyInNiagara: boolean
  /** Its pieces have one price together, with tiers and what is paid once: twice the line is not twice the pieces. */
  isPricedWhole: boolean
}
export type ReadSpecification = Told &
  (
    | { made: 'banner'; specification: BannerSpecification }
    | { made: 'lettering'; specification: LetteringSpecification }
    | {
        made: 'calculated'
        specification: CalculatedSpecification
        /** What the print room needs of the buyer first. */
        needs: string
      }
  )

type Kind = {
  path: string
  /** A picture of all goods of the kind; null where each has its own. */
  image: string | null
  read: (specification: unknown) => ReadSpecification
}

const BANNER_PATH = '/custom-banner-designer'
const banner: Kind = {
  path: BANNER_PATH,
  image: null,
  read: (stored) => {
    const specification = bannerSpecificationSchema.parse(stored)
    const words = wordsOfBanner(specification)
    return {
      made: 'banner',
      specification,
      words,
      priceCents: priceOfBanner(specification),
      path: BANNER_PATH,
      // What the shop designs is shown first.
      beginsWithProof: specification.option === 'professional',
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}

/** A further kind of goods is one more entry; a calculator is one by being a calculator. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['banner', banner],
  ['fleet-lettering', letteringKind('/fleet', '/made-to-order/fleet-lettering.svg')],
  ['boat-lettering', letteringKind('/collection/boat-decals-graphics', '/made-to-order/boat-lettering.svg')],
  ...calculators.map((calculator) => [calculator.kind, calculatedKind(calculator)] as const),
])

/** A commission's specification as it was frozen, with all that its kind tells of it. Throws for a kind or shape that was never written. */
export function readSpecification({
  kind,
  specification,
}: {
  kind: string
  specification: unknown
}): ReadSpecification {
  const known = KINDS.get(kind)
  if (!known) throw new Error(`There are no commissions of kind ${kind}`)
  return known.read(specification)
}

/** Whether all pieces of a line of this kind have one price together: see `Told`. */
export const isPricedWhole = (kind: string | null): boolean => calculators.some((one) => one.kind === kind)

/** The picture of all goods of a kind; null where each has its own. */
export const pictureOfKind = (kind: string): string | null => KINDS.get(kind)?.image ?? null

/** Where goods of a kind are made. */
export const pathOfKind = (kind: string): string => KINDS.get(kind)?.path ?? '/'
