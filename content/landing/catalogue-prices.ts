import { calculators } from './calculators.ts'
import { findCollectionInPath } from '../../domain/catalogue/subcategory-url.ts'
import type { LandingPage } from './landing-page.ts'

/**
 * How to compute a price that occurs in a text.
 * - `least`: the lowest price of these products.
 * - `leastIn`: the lowest price in this collection.
 * - `before`: the regular price of this product, which is on sale.
 * - `saving`: the difference between the regular price of this product and its sale price.
 */
export type PriceSource =
  | { readonly least: readonly string[] }
  | { readonly leastIn: string }
  | { readonly before: string }
  | { readonly saving: string }

/**
 * A price in a landing page's text that comes from the catalogue. `written` is the price that is written in the text, which is the price in
 * the sample shop. `fact` is the name of a placeholder: owners who rewrite the text can insert the current price as `{fact}`.
 */
export type CataloguePrice = { readonly fact: string; readonly written: string; readonly of: PriceSource }

const STARTER_PACK = 'construction-starter-pack'

const FROSTED = ['privacy-frost-band', 'frosted-logo-glass-door', 'bathroom-leaf-frost']

/**
 * Prices within the texts of landing pages that come from the catalogue, by the page's path. Prices on tiles aren't listed here: the link
 * of a tile says which product or collection its price belongs to.
 */
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
 * Returns the prices on a page that come from the catalogue. `inText` lists the prices within longer texts. `byKey` lists the texts that
 * consist only of a price, by the key of the text.
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

/** Returns how to compute the lowest price of the product or collection that a link leads to. Null if the link leads to something else. */
function sourceAt(url: string): PriceSource | null {
  const product = /^\/product\/([^/?#]+)/.exec(url)?.[1]
  if (product !== undefined) return { least: [product] }
  const collection = calculators.some(({ path }) => path === url) ? null : findCollectionInPath(url)
  return collection === null ? null : { leastIn: collection }
}
