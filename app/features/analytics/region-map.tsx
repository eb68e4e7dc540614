import { type ScaleQuantile, scaleQuantile } from 'd3-scale'
import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { formatRegionName } from '../../../domain/analytics/region-sales.ts'
import { TILE_COLUMNS, TILE_ROWS, MAP_TILES } from '../../../domain/analytics/tile-map.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatDollars } from './figures.ts'

const words = analyticsCopy.geographic
const TILE_SIZE = 10
const TILE_GAP = 0.6

/** The shades, from low to high sales. */
const SHADES = [
  { tile: 'fill-[#cfe1e1]', text: 'fill-river', legend: 'bg-[#cfe1e1]' },
  { tile: 'fill-[#8fbcc0]', text: 'fill-river', legend: 'bg-[#8fbcc0]' },
  { tile: 'fill-gorge', text: 'fill-paper', legend: 'bg-gorge' },
  { tile: 'fill-[#083c47]', text: 'fill-paper', legend: 'bg-[#083c47]' },
] as const
const NO_SALES_SHADE = { tile: 'fill-paper stroke-line', text: 'fill-slate' } as const

type Region = Extract<AnalyticsReport, { view: 'geographic' }>['regions'][number]

type Shade = (typeof SHADES)[number]

/**
 * Returns the map's legend: each shade with the lowest sales of its regions. If there are few regions, several shades may start at the same
 * amount. The legend then lists only the darkest of these shades, because the others don't occur on the map.
 */
function legendOf(shadeOf: ScaleQuantile<Shade>): { shade: Shade; from: number }[] {
  const all = SHADES.map((shade) => ({ shade, from: shadeOf.invertExtent(shade)[0] }))
  return all.filter(
    ({ from }, at) =>
      Number.isFinite(from) && formatDollars(from) !== formatDollars(all[at + 1]?.from ?? NaN),
  )
}

/** Provinces and states as tiles, darker for higher sales. Each shade covers a quarter of the regions with sales. */
export function RegionMap({ regions }: { regions: readonly Region[] }) {
  const amounts = regions.map(({ cents }) => cents).filter((cents) => cents > 0)
  const shadeOf = scaleQuantile<Shade>().domain(amounts).range(SHADES)
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${TILE_COLUMNS * TILE_SIZE} ${TILE_ROWS * TILE_SIZE}`}
        className="w-full max-w-xl"
      >
        {MAP_TILES.map(({ country, region, column, row }) => {
          const sold = regions.find((one) => one.country === country && one.region === region)?.cents ?? 0
          const shade = sold > 0 ? shadeOf(sold) : NO_SALES_SHADE
          return (
            <g key={country + region}>
              <title>{`${formatRegionName(country, region)}: ${sold > 0 ? formatMoney(sold) : words.noSales}`}</title>
              <rect
                x={column * TILE_SIZE + TILE_GAP / 2}
                y={row * TILE_SIZE + TILE_GAP / 2}
                width={TILE_SIZE - TILE_GAP}
                height={TILE_SIZE - TILE_GAP}
                rx={country === 'CA' ? 2.4 : 0.6}
                strokeWidth="0.3"
                className={shade.tile}
              />
              <text
                x={column * TILE_SIZE + TILE_SIZE / 2}
                y={row * TILE_SIZE + TILE_SIZE / 2 + 1.4}
                fontSize="4"
                textAnchor="middle"
                className={`font-semibold ${shade.text}`}
              >
                {region}
              </text>
            </g>
          )
        })}
      </svg>
      {amounts.length > 0 && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-slate tabular-nums">
          {legendOf(shadeOf).map(({ shade, from }) => (
            <span key={shade.tile} className="inline-flex items-center gap-1.5">
              <span className={`size-3 rounded-sm ${shade.legend}`} />
              {`${formatDollars(from)} +`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
