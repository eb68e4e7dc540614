// @chunk landing
import type { PagePicture, LandingPage, LandingSection } from '../../../content/landing/landing-page.ts'
import type { PageCopy } from '../../../content/page-copy.ts'
import type { BoatLetteringResponse } from '../../../contract/boat-lettering.ts'
import type { CardProduct, CollectionTiles, ProductPictures } from '../../../contract/showcase.ts'
import { findCollectionInPath } from '../../../domain/catalogue/subcategory-url.ts'
import { boatFields } from '../../../domain/lettering/boat-fields.ts'
import * as api from '../../browser/api-resources.ts'
import { type LoadState, type Resource, createApiResource } from '../../page-framework/resource.ts'

/** The list of products in an API response. */
type Cards = { products: CardProduct[] }

type PageResources = {
  words: Resource<PageCopy>
  pictures?: Resource<ProductPictures>
  tiles?: Resource<CollectionTiles>
  boat?: Resource<BoatLetteringResponse>
  [cards: `cards-${number}`]: Resource<Cards>
}
/** A landing page's resources in their loading states. */
export type LandingPageData = {
  words?: LoadState<PageCopy>
  pictures?: LoadState<ProductPictures>
  tiles?: LoadState<CollectionTiles>
  boat?: LoadState<BoatLetteringResponse>
  [cards: `cards-${number}`]: LoadState<Cards>
}

/** Returns a landing page's resources. The products of a section are keyed by the section's index on the page. */
export function listLandingResources(
  { path, hero, sections }: LandingPage,
  search: URLSearchParams,
): PageResources {
  const tiles = sections.flatMap((section) => (section.kind === 'tiles' ? section.tiles : []))
  const handles = tiles.flatMap(({ url }) => findCollectionInPath(url) ?? [])
  const { decals, scenes } = picturedBy(artOf({ hero, sections }))
  const otherwise = sections.flatMap((section) =>
    section.kind === 'products' && section.otherwise ? [section.otherwise.picture] : [],
  )
  const pictured = [...decals, ...tiles.flatMap(({ picture }) => picture ?? []), ...otherwise]
  return {
    words: createApiResource(`/api/page-words/${path.split('/').at(-1)}`),
    ...(pictured.length + scenes.length > 0 && {
      pictures: api.productPicturesResource({ decals: pictured, scenes }),
    }),
    ...(handles.length > 0 && {
      tiles: createApiResource<CollectionTiles>(`/api/collection-tiles?handles=${handles.join(',')}`),
    }),
    ...(sections.some((section) => section.kind === 'widget' && section.widget === 'boat-lettering') && {
      boat: boatLettering(search),
    }),
    ...Object.fromEntries(
      sections.flatMap((section, index) =>
        section.kind === 'products'
          ? [[`cards-${index}`, cardsOf(section)]]
          : named(section).length > 0
            ? [[`cards-${index}`, cardsNamed(named(section))]]
            : [],
      ),
    ),
  }
}

/** Returns the resource with a drawing of the boat lettering in the page's query. */
function boatLettering(search: URLSearchParams): Resource<BoatLetteringResponse> {
  const asked = boatFields.flatMap((field): [string, string][] => {
    const text = search.get(field)
    return text === null ? [] : [[field, text.slice(0, 40)]]
  })
  return createApiResource(`/api/boat-lettering?${new URLSearchParams(asked)}`)
}

function cardsOf({ from, most }: Extract<LandingSection, { kind: 'products' }>): Resource<Cards> {
  const query = `view=card&limit=${most}`
  if ('collection' in from) return createApiResource(`/api/collections/${from.collection}?${query}`)
  if ('rule' in from) return createApiResource(`/api/provincial-cards?limit=${most}`)
  if ('search' in from)
    return createApiResource(`/api/products?q=${encodeURIComponent(from.search)}&${query}`)
  return cardsNamed(from.handles)
}

const cardsNamed = (handles: readonly string[]): Resource<Cards> =>
  createApiResource(`/api/product-cards?handles=${handles.join(',')}`)

/** Returns the handles of the products that a section lists. */
function named(section: LandingSection): string[] {
  if (section.kind === 'designs') return section.designs.map(({ product }) => product)
  return section.kind === 'spotlight' ? [section.product] : []
}

function artOf({ hero, sections }: Pick<LandingPage, 'hero' | 'sections'>): PagePicture[] {
  const ofSections = sections.flatMap((section): PagePicture[] => {
    if (section.kind === 'spotlight') return [{ kind: 'product', handle: section.product, show: 'scene' }]
    return 'art' in section && section.art ? [section.art] : []
  })
  if (hero.kind === 'sheet') return [...hero.art, ...ofSections]
  return 'art' in hero ? [hero.art, ...ofSections] : ofSections
}

function picturedBy(art: readonly PagePicture[]): { decals: string[]; scenes: string[] } {
  const handles = (wanted: 'decal' | 'scene') =>
    art.flatMap((one) => (one.kind === 'product' && one.show === wanted ? [one.handle] : []))
  return { decals: handles('decal'), scenes: handles('scene') }
}
