import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  placeGrommets,
} from '../../../../domain/banner/banner-design.ts'
import type { SnapGuide } from '../../../../domain/banner/edit-snap.ts'
import type { CanvasSheet } from './canvas-sheet.ts'

type SheetMarksProps = { sheet: CanvasSheet; guides: readonly SnapGuide[]; hasTrouble: boolean }

/** The layer above the items: hem, grommets, the safe zone, and the snap guides while an item is being moved. */
export function BannerGuides({ sheet, guides, hasTrouble }: SheetMarksProps) {
  const { lengthIn, scale, left, top, width, height } = sheet
  const inset = (inches: number) => ({
    x: inches,
    y: inches,
    width: lengthIn - 2 * inches,
    height: BANNER_HEIGHT_IN - 2 * inches,
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        {/* Draws a guide as a light line on top of a dark one, so that it is visible on any colour. */}
        <rect {...inset(BANNER_EDGE_DISTANCES.hemIn)} stroke="#fff" strokeOpacity="0.75" />
        <rect
          {...inset(BANNER_EDGE_DISTANCES.hemIn)}
          stroke="#0b1f2a"
          strokeOpacity="0.75"
          strokeDasharray="3 3"
        />
        <rect {...inset(BANNER_EDGE_DISTANCES.safeIn)} stroke="#fff" strokeOpacity={hasTrouble ? 1 : 0.5} />
        <rect
          {...inset(BANNER_EDGE_DISTANCES.safeIn)}
          stroke="#e6007e"
          strokeDasharray="5 4"
          strokeWidth={hasTrouble ? 2.5 : 1}
        />
        {grommets(lengthIn).map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="0.42" fill="#b9bec2" stroke="#5d676c" strokeWidth="0.06" />
            <circle cx={x} cy={y} r="0.2" fill="#f3f6f5" stroke="#5d676c" strokeWidth="0.05" />
          </g>
        ))}
        {guides.map(({ axis, at }) => (
          <path
            key={axis}
            d={axis === 'x' ? `M${at} 0V${BANNER_HEIGHT_IN}` : `M0 ${at}H${lengthIn}`}
            stroke="#ffc400"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  )
}

/** Returns the positions of the grommets along all four edges. Each corner is included once. */
function grommets(lengthIn: number): { x: number; y: number }[] {
  const { grommetFromEdgeIn: inset } = BANNER_EDGE_DISTANCES
  const along = placeGrommets(lengthIn)
  const down = placeGrommets(BANNER_HEIGHT_IN).slice(1, -1)
  return [
    ...along.flatMap((x) => [
      { x, y: inset },
      { x, y: BANNER_HEIGHT_IN - inset },
    ]),
    ...down.flatMap((y) => [
      { x: inset, y },
      { x: lengthIn - inset, y },
    ]),
  ]
}
