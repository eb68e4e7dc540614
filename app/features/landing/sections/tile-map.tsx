import type { MapColumn, MapRow } from '../../../../content/landing/landing-page.ts'
import type { CollectionTiles } from '../../../../contract/showcase.ts'
import { subcategoryAddress } from '../../../../domain/catalogue/subcategory-address.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import type { ShownPictures } from '../../../ui/product-picture.tsx'
import type { SectionOf } from './section-of.ts'
import { TilePicture } from './tile-picture.tsx'

type TileMapProps = { section: SectionOf<'tiles'>; known: CollectionTiles; pictures: ShownPictures }

const COLUMNS: Readonly<Record<MapColumn, string>> = {
  1: 'lg:col-start-1',
  2: 'lg:col-start-2',
  3: 'lg:col-start-3',
  4: 'lg:col-start-4',
  5: 'lg:col-start-5',
  6: 'lg:col-start-6',
  7: 'lg:col-start-7',
  8: 'lg:col-start-8',
}
const ROWS: Readonly<Record<MapRow, string>> = {
  1: 'lg:row-start-1',
  2: 'lg:row-start-2',
  3: 'lg:row-start-3',
}

/** On wide screens, tiles arranged as on a map; otherwise a list. Tiles without a position fill the map's empty south-west. */
export function TileMap({ section: { tiles, fallback }, known, pictures }: TileMapProps) {
  const handles = new Set(Object.keys(known))
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-8 lg:gap-x-3 lg:gap-y-6">
      {tiles.map((tile) => {
        const { name, url, description, at } = tile
        return (
          <li key={name} className={at ? `${COLUMNS[at[0]]} ${ROWS[at[1]]}` : 'lg:col-span-2 lg:row-start-3'}>
            <PageLink
              to={subcategoryAddress(url, handles, fallback)}
              className={`group flex h-full items-center gap-4 rounded-md bg-paper pr-4 shadow-contact hover:shadow-lifted ${at ? 'lg:block lg:p-1.5' : ''}`}
            >
              <TilePicture
                tile={tile}
                known={known}
                pictures={pictures}
                plate={false}
                shape={`size-20 shrink-0 rounded-l-md object-cover ${at ? 'lg:aspect-square lg:size-auto lg:w-full lg:rounded-sm' : 'lg:size-28'}`}
              />
              <span className={`block py-3 ${at ? 'lg:px-1.5 lg:py-2' : ''}`}>
                <span
                  className={`block leading-tight font-bold group-hover:text-gorge group-hover:underline ${at ? 'lg:text-sm' : ''}`}
                >
                  {name}
                </span>
                <span
                  className={`mt-1 block text-sm text-slate ${at ? 'lg:text-[13px] lg:leading-snug' : ''}`}
                >
                  {description}
                </span>
              </span>
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
