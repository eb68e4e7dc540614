import { boatLettering as words } from '../../../../content/landing/boat-lettering.ts'
import type { DrawnBoatLettering } from '../../../../contract/boat-lettering.ts'

// The height of the drawing. The drawing's unit is the millimetre.
const HEIGHT = 700
/** The heights (y) at which the characters stand and the water begins. */
const FOOT = 330
const WATER = 560
/** Space in the drawing, in mm: aft of the characters, and between the characters and the stem. */
const SPACE_AFT_MM = 260
const SPACE_BEFORE_STEM_MM = 420
const BAR = 300

/** One side of a bow with its number, to scale. The number is never mirrored. */
export function BoatBowDrawing({ drawn, side }: { drawn: DrawnBoatLettering; side: 'port' | 'starboard' }) {
  const { widthMm, heightMm, capMm, path, film, hull, number } = drawn
  const width = Math.max(1_100, SPACE_AFT_MM + widthMm + SPACE_BEFORE_STEM_MM)
  const left = side === 'starboard' ? SPACE_AFT_MM : width - SPACE_AFT_MM - widthMm
  const ruler = side === 'starboard' ? left - 90 : left + widthMm + 90
  const mm = String(Math.floor(capMm))
  const flip = side === 'port' ? `matrix(-1 0 0 1 ${width} 0)` : undefined
  return (
    <figure className="min-w-0">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="w-full bg-[#dcebef]">
        <g transform={flip}>
          <path
            d={`M0 96Q${width * 0.6} 90 ${width - 40} 60Q${width - 90} 330 ${width - 330} ${HEIGHT}H0z`}
            fill={hull}
            stroke="#0b1f2a"
            strokeWidth="5"
          />
          <path
            d={`M0 96Q${width * 0.6} 90 ${width - 40} 60`}
            fill="none"
            stroke="#0b1f2a"
            strokeWidth="22"
          />
          <path
            d={`M0 74V20M${width * 0.3} 74V20M${width * 0.6} 66V18M0 20H${width * 0.72}Q${width * 0.8} 22 ${width * 0.82} 60`}
            fill="none"
            stroke="#7b8b91"
            strokeWidth="12"
          />
        </g>
        <path
          d={`M0 ${WATER}q60 -26 120 0t120 0${'t120 0'.repeat(Math.ceil(width / 120))}V${HEIGHT}H0z`}
          fill="#2d8797"
          opacity=".92"
        />
        <path d={path} transform={`translate(${left} ${FOOT - heightMm}) scale(.1)`} fill={film} />
        <g stroke="#0b1f2a" strokeWidth="4">
          <rect
            x={ruler - 62}
            y={FOOT - capMm / 2 - 26}
            width="124"
            height="52"
            rx="8"
            fill="#ffffff"
            stroke="none"
          />
          <path d={`M${ruler - 24} ${FOOT - capMm}h48M${ruler - 24} ${FOOT}h48`} />
        </g>
        <text x={ruler} y={FOOT - capMm / 2 + 13} {...label}>
          {mm}
        </text>
        <path d={`M40 650v-16v8H${40 + BAR}v-8v16`} fill="none" stroke="#ffffff" strokeWidth="6" />
      </svg>
      <figcaption className="mt-1 text-sm font-semibold">
        {words.sides[side]}
        <span className="sr-only">{words.drawing(number, mm)}</span>
      </figcaption>
    </figure>
  )
}

const label = { fontSize: 38, fontWeight: 700, textAnchor: 'middle', fill: '#0b1f2a' } as const
