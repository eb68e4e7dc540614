import type { ProvinceCode } from '../../../../content/landing/landing-page.ts'
import type { CollectionTiles } from '../../../../contract/showcase.ts'
import { buildSubcategoryUrl } from '../../../../domain/catalogue/subcategory-url.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import type { ShownProductPictures } from '../../../ui/product-picture.tsx'
import { canadaMap, MAP_HEIGHT, MAP_WIDTH } from './canada-map.ts'
import type { SectionContent } from './section-content.ts'
import { TilePicture } from './tile-picture.tsx'

type Tile = SectionContent<'tiles'>['tiles'][number]
type TileMapProps = {
  section: SectionContent<'tiles'>
  known: CollectionTiles
  pictures: ShownProductPictures
}

/** A map of Canada on which the provinces are links, beside a list of the same links. Tiles without a province are below the map. */
export function TileMap({ section: { tiles, fallback }, known, pictures }: TileMapProps) {
  const handles = new Set(Object.keys(known))
  const address = ({ url }: Tile) => buildSubcategoryUrl(url, handles, fallback)
  const row = (tile: Tile, code?: ProvinceCode) => (
    <li key={tile.name} className="border-b border-line">
      <PageLink to={address(tile)} className="group flex h-full min-h-14 items-center gap-3 py-1.5">
        <TilePicture
          tile={tile}
          known={known}
          pictures={pictures}
          plate={false}
          shape="size-11 shrink-0 rounded-sm object-cover"
        />
        <span className="grow leading-tight">
          <span className="font-bold group-hover:text-gorge group-hover:underline">{tile.name}</span>
          <span className="mt-0.5 block text-sm text-slate">{tile.description}</span>
        </span>
        {code && (
          <span aria-hidden="true" className="text-sm font-bold text-gorge">
            {code}
          </span>
        )}
      </PageLink>
    </li>
  )
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <CanadaMap tiles={tiles} address={address} />
      <ul className="grid gap-x-6 sm:max-lg:grid-cols-2 lg:row-span-2">
        {tiles.map((tile) => tile.province && row(tile, tile.province))}
      </ul>
      <ul className="grid content-end gap-x-6 sm:grid-cols-2">
        {tiles.filter(({ province }) => !province).map((tile) => row(tile))}
      </ul>
    </div>
  )
}

/** The map is hidden from keyboards and screen readers, because the list beside it has the same links. */
function CanadaMap({ tiles, address }: { tiles: readonly Tile[]; address: (tile: Tile) => string }) {
  return (
    <svg aria-hidden="true" viewBox={`-12 -12 ${MAP_WIDTH + 24} ${MAP_HEIGHT + 12}`} className="w-full">
      {tiles.map((tile) => {
        if (!tile.province) return null
        const { outline, label, leader } = canadaMap[tile.province]
        const atSea = leader !== undefined
        return (
          <a key={tile.name} href={address(tile)} tabIndex={-1} className="group">
            <path
              d={outline}
              strokeWidth="3"
              strokeLinejoin="round"
              className="fill-gorge stroke-mist group-hover:fill-river"
            />
            {atSea && <path d={leader} strokeWidth="2" className="stroke-slate" />}
            <text
              x={label[0]}
              y={label[1]}
              textAnchor="middle"
              dominantBaseline="middle"
              className={`text-[34px] font-bold sm:text-[24px] ${atSea ? 'fill-river' : 'fill-paper'}`}
            >
              {tile.province}
            </text>
          </a>
        )
      })}
    </svg>
  )
}
