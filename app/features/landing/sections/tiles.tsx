import type { CollectionTiles } from '../../../../contract/showcase.ts'
import { buildSubcategoryUrl } from '../../../../domain/catalogue/subcategory-url.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import type { ShownProductPictures } from '../../../ui/product-picture.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import { TileMap } from './tile-map.tsx'
import { TilePicture } from './tile-picture.tsx'
import type { SectionContent } from './section-content.ts'

type Section = SectionContent<'tiles'>
type TilesProps = { section: Section; known: CollectionTiles; pictures: ShownProductPictures }

/**
 * Links to collections, shown as tickets, plates or a map. If the shop doesn't have a tile's collection, the tile links to the section's
 * fallback.
 */
export function TilesSection({ section, known, pictures }: TilesProps) {
  const handles = new Set(Object.keys(known))
  const { look, fallback, tiles } = section
  const plates = look === 'plates'
  if (look === 'map')
    return (
      <LandingSectionFrame section={section}>
        <TileMap section={section} known={known} pictures={pictures} />
      </LandingSectionFrame>
    )
  return (
    <LandingSectionFrame section={section}>
      <ul
        className={`grid gap-x-3 gap-y-6 sm:gap-4 md:gap-6 ${plates ? 'grid-cols-2' : 'max-sm:gap-y-3'} ${columns(tiles.length, plates)}`}
      >
        {tiles.map((tile) => (
          <li
            key={tile.name}
            className={plates ? '' : 'rounded-md bg-paper shadow-contact hover:shadow-lifted'}
          >
            <PageLink
              to={buildSubcategoryUrl(tile.url, handles, fallback)}
              className={`group h-full ${plates ? 'block' : 'flex items-center gap-4 overflow-hidden rounded-md pr-4'}`}
            >
              <TilePicture tile={tile} known={known} pictures={pictures} plate={plates} />
              <span className={plates ? 'mt-3 block' : 'py-3'}>
                <span className="block leading-tight font-bold group-hover:text-gorge group-hover:underline sm:text-lg">
                  {tile.name}
                </span>
                <span className="mt-1 block text-slate max-sm:text-sm">{tile.description}</span>
                {tile.price && <span className="mt-1 block font-bold tabular-nums">{tile.price}</span>}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </LandingSectionFrame>
  )
}

/** Returns CSS classes for the number of columns, chosen so that from tablets up no row contains a single tile. */
function columns(count: number, plates: boolean): string {
  if (count === 4) return 'sm:grid-cols-2 lg:grid-cols-4'
  return plates && count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'
}
