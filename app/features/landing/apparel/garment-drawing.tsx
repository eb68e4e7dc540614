import {
  FABRIC_COLOURS,
  type Garment,
  type PRINT_PLACEMENTS,
} from '../../../../domain/calculators/apparel.ts'
import { garmentShapes } from './garment-shapes.ts'

type GarmentText = {
  garment: Garment
  cloth: keyof typeof FABRIC_COLOURS
  place: keyof typeof PRINT_PLACEMENTS
  words: string
}
type Area = { x: number; y: number; width: number; height: number }

/** The print areas, at 25 units per inch: 4 × 4 in on the left chest, 11 × 14 in elsewhere. */
const AREAS: Readonly<Record<GarmentText['place'], Area>> = {
  chest: { x: 560, y: 330, width: 100, height: 100 },
  front: { x: 362.5, y: 330, width: 275, height: 350 },
  back: { x: 362.5, y: 250, width: 275, height: 350 },
}

/**
 * The line height of the display typeface and the widths of its capitals, as fractions of the font size. Capitals without an entry are as
 * wide as `LETTER_WIDTH`.
 */
const LINE_HEIGHT = 0.98
const LETTER_WIDTH = 0.96
const DIGIT_WIDTH = 0.76
const WIDTH_BY_LETTER: Readonly<Record<string, number>> = {
  I: 0.36,
  J: 0.71,
  L: 0.72,
  F: 0.76,
  M: 1.09,
  W: 1.15,
}

/** A garment with its print, to scale. */
export function GarmentDrawing({ garment, cloth, place, words }: GarmentText) {
  const { outline, lines, behind } = garmentShapes[garment]
  const fill = FABRIC_COLOURS[cloth].cloth
  const isLight = cloth === 'white' || cloth === 'grey'
  const seam = isLight ? '#7b8b91' : '#00000080'
  const area = areaOf(garment, place)
  const rows = words.toUpperCase().trim().split(/\s+/).slice(0, 6)
  const widest = Math.max(...rows.map(widthOf), LETTER_WIDTH)
  const size = Math.min(area.width / widest, area.height / (rows.length * LINE_HEIGHT))
  const first = area.y + (area.height - rows.length * size * LINE_HEIGHT) / 2 + size * 0.84
  const edge = { stroke: '#7b8b91', strokeWidth: 5, strokeLinejoin: 'round' } as const
  return (
    <svg viewBox="0 0 1000 930" aria-hidden="true" className="max-h-130 w-full">
      {behind && <path d={behind} fill={fill} {...edge} />}
      <path d={outline} fill={fill} {...edge} />
      {place !== 'back' && <path d={lines} fill="none" stroke={seam} strokeWidth="6" strokeLinecap="round" />}
      <rect {...area} fill="none" stroke="#e6007e" strokeWidth="3" strokeDasharray="12 9" />
      <text
        textAnchor="middle"
        fill={isLight ? '#0b1f2a' : '#ffffff'}
        fontSize={size}
        className="font-display font-extrabold"
      >
        {rows.map((row, at) => (
          <tspan key={`${at} ${row}`} x={area.x + area.width / 2} y={first + at * size * LINE_HEIGHT}>
            {row}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

const widthOf = (row: string): number =>
  Array.from(row.toUpperCase()).reduce(
    (sum, letter) => sum + (WIDTH_BY_LETTER[letter] ?? (/\d/.test(letter) ? DIGIT_WIDTH : LETTER_WIDTH)),
    0,
  )

/** Returns the print area on a garment. A hoodie's pouch and a polo's placket leave less room on the front. */
function areaOf(garment: Garment, place: GarmentText['place']): Area {
  const area = AREAS[place]
  if (place !== 'front') return area
  if (garment === 'hoodie') return { ...area, y: 345, height: 315 }
  return garment === 'polo' ? { ...area, y: 365 } : area
}
