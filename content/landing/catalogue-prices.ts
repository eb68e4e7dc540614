import { calculators } from './calculators.ts'
import { findCollectionInPath } from '../../domain/catalogue/subcategory-address.ts'
import type { LandingPage } from './landing-page.ts'

/** The source of a price: the lowest price of some products or of a collection, a product's regular price, or the savings on a product. */
export type PriceSource =
  | { readonly least: readonly string[] }
  | { readonly leastIn: string }
  | { readonly before: string }
  | { readonly saving: string }

/**
 * A catalogue price in a landing page's text. `written` is the sample shop's price, as the text contains it. `fact` is the placeholder that
 * owners can use in their own texts, in braces.
 */
export type CataloguePrice = { readonly fact: string; readonly written: string; readonly of: PriceSource }

const STARTER_PACK = 'construction-starter-pack'

const FROSTED = ['privacy-frost-band', 'frosted-logo-glass-door', 'bathroom-leaf-frost']

/** Catalogue prices within the texts of pages, by the page's path. The price on a tile comes from the page to which the tile links. */
const IN_TEXT: Readonly<Record<string, readonly CataloguePrice[]>> = {
  '/b2b-construction': [
    { fact: 'starter-pack-price', written: 'CA$199', of: { least: [STARTER_PACK] } },
    { fact: 'starter-pack-regular', written: 'CA$299', of: { before: STARTER_PACK } },
    { fact: 'starter-pack-saving', written: 'CA$100', of: { saving: STARTER_PACK } },
  ],
  '/collection/car-decals': [{ fact: 'car-decals-from', written: 'CA$4.99', of: { leastIn: 'car-decals' } }],
  '/collection/provincial-decals': [
    { fact: 'not-for-sale-price', written: 'CA$14.99', of: { least: ['canada-is-not-for-sale'] } },
  ],
  '/collection/removable-vinyl-decals': [
    { fact: 'removable-from', written: 'CA$6.99', of: { leastIn: 'removable-vinyl-decals' } },
  ],
  '/collection/gaming-landing': [{ fact: 'gaming-from', written: 'CA$4.99', of: { leastIn: 'gaming' } }],
  '/collection/window-frosting-decals': [
    { fact: 'frosting-from', written: 'CA$34.99', of: { least: FROSTED } },
  ],
}

/**
 * Returns the catalogue prices on a page. One list has prices within longer texts; the other has, by key, texts that consist of a price
 * only.
 */
export function listCataloguePrices(page: LandingPage): {
  inText: readonly CataloguePrice[]
  byKey: ReadonlyMap<string, CataloguePrice>
} {
  const designs = page.sections.flatMap((section) =>
    section.kind === 'designs' ? section.designs.map(({ product }) => product) : [],
  )
  const ofDesigns: CataloguePrice[] =
    designs.length === 0 ? [] : [{ fact: 'designs-from', written: 'CA$14.99', of: { least: designs } }]
  return { inText: IN_TEXT[page.path] ?? ofDesigns, byKey: new Map(tilePrices(page)) }
}

const PRICE = /CA\$[\d,]*\d(?:\.\d\d)?/

function tilePrices({ sections }: LandingPage): [string, CataloguePrice][] {
  return sections
    .filter((section) => section.kind === 'tiles')
    .flatMap(({ tiles }, count) =>
      tiles.flatMap(({ url, price }, index): [string, CataloguePrice][] => {
        const [written] = PRICE.exec(price ?? '') ?? []
        const of = sourceAt(url)
        if (written === undefined || of === null) return []
        const section = count === 0 ? 'tiles' : `tiles-${count + 1}`
        const fact = `${url.split('/').at(-1)}-from`
        return [[`sections.${section}.tiles.${index}.price`, { fact, written, of }]]
      }),
    )
}

/** Returns the price source for the product or collection to which a link leads; null for any other link. */
function sourceAt(url: string): PriceSource | null {
  const product = /^\/product\/([^/?#]+)/.exec(url)?.[1]
  if (product !== undefined) return { least: [product] }
  const collection = calculators.some(({ path }) => path === url) ? null : findCollectionInPath(url)
  return collection === null ? null : { leastIn: collection }
}
