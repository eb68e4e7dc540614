/** A point on the floor, in mm from the lower left inner corner of the building. */
export type FloorPoint = { readonly x: number; readonly y: number }
/** An axis-aligned rectangle on the floor, in mm. */
export type FloorRect = FloorPoint & { readonly width: number; readonly depth: number }

/** The layers of a floor plan in drawing order, with their colours. */
export const FLOOR_LAYERS = {
  WALLS: { colour: '#0b1f2a' },
  'DOCK-DOORS': { colour: '#45565f' },
  DOORS: { colour: '#00843d' },
  RACKS: { colour: '#b4c3c6' },
  BENCHES: { colour: '#b4c3c6' },
  'FORKLIFT-LANES': { colour: '#ffc400' },
  'STORAGE-AISLES': { colour: '#ffc400' },
  WALKWAYS: { colour: '#00843d' },
  CROSSINGS: { colour: '#ffffff' },
  STAGING: { colour: '#005eb8' },
  'FIRE-EXITS': { colour: '#c8242b' },
  'KEEP-CLEAR': { colour: '#c8242b' },
  PICTOGRAMS: { colour: '#005eb8' },
  WORDS: { colour: '#0b1f2a' },
} as const
export type FloorLayer = keyof typeof FLOOR_LAYERS

/** Film comes in widths of 50 and 100 mm. Wider areas consist of several 100 mm strips side by side. */
export type FilmWidth = 50 | 100

/** A part of the building, such as a wall, a door or a rack. */
export type FloorFixture = {
  readonly kind: 'fixture'
  readonly layer: FloorLayer
  readonly outline: FloorPoint[]
}
/** A strip of film on the floor, with its outline. Width and length are in mm. */
export type FloorFilmStrip = {
  readonly kind: 'strip'
  readonly layer: FloorLayer
  readonly outline: FloorPoint[]
  readonly film: FilmWidth
  readonly lengthMm: number
}
/** An ISO 7010 sign or an arrow, positioned by its centre. */
export type FloorPictogram = {
  readonly kind: 'pictogram'
  readonly sign: PictogramCode
  readonly at: FloorPoint
  /** The direction of an arrow in degrees, counter-clockwise. 0 points right. */
  readonly turn: number
}
/** The content of a text on the floor. content/floor-plans.ts has the words. */
export type FloorWords =
  | { readonly code: 'stop' | 'look' | 'forklifts' | 'fire-exit' | 'keep-clear' }
  | { readonly code: 'dock'; readonly number: number }
  /** A label at an aisle. `name` is the letter of the aisle and the number of the block: "B2". */
  | { readonly code: 'aisle'; readonly name: string }
/** A text or number, positioned by its centre. It isn't rotated. */
export type FloorText = { readonly kind: 'words'; readonly words: FloorWords; readonly at: FloorPoint }
export type FloorPart = FloorFixture | FloorFilmStrip | FloorPictogram | FloorText

/** The height of letters and the size of pictograms on the floor, in mm. */
export const FLOOR_LETTER_HEIGHT_MM = 200
export const PICTOGRAM_SIZE_MM = 400

/** Signs by their ISO 7010 number. The shape depends on the kind of sign. */
export const PICTOGRAMS = {
  E001: { shape: 'square', colour: '#00843d' },
  F001: { shape: 'square', colour: '#c8242b' },
  M014: { shape: 'circle', colour: '#005eb8' },
  M015: { shape: 'circle', colour: '#005eb8' },
  M024: { shape: 'circle', colour: '#005eb8' },
  P004: { shape: 'circle', colour: '#c8242b' },
  P023: { shape: 'circle', colour: '#c8242b' },
  W012: { shape: 'triangle', colour: '#ffc400' },
  W014: { shape: 'triangle', colour: '#ffc400' },
  arrow: { shape: 'arrow', colour: '#ffc400' },
} as const
export type PictogramCode = keyof typeof PICTOGRAMS

export type SampleFloorId = '10000' | '25000' | '50000'

export type FloorLayout = {
  /** The floor's id in file names and URLs. */
  readonly id: SampleFloorId
  readonly areaSqFt: number
  readonly widthMm: number
  readonly depthMm: number
  readonly parts: readonly FloorPart[]
}

export const FOOT_MM = 304.8

/** Returns the corners of a rectangle, counter-clockwise. */
export const listRectCorners = ({ x, y, width, depth }: FloorRect): FloorPoint[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]

/** Returns the corners of a pictogram's outline. A circle is approximated by a polygon. */
export function computePictogramOutline({ sign, at, turn }: FloorPictogram): FloorPoint[] {
  const half = PICTOGRAM_SIZE_MM / 2
  const corner = (degrees: number, far: number): FloorPoint => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far }
  }
  switch (PICTOGRAMS[sign].shape) {
    case 'square':
      return listRectCorners({ x: at.x - half, y: at.y - half, width: 2 * half, depth: 2 * half })
    case 'triangle':
      return [90, 210, 330].map((degrees) => corner(degrees, half * 1.15))
    case 'arrow':
      return [
        corner(0, 2 * half),
        corner(125, half),
        corner(150, half * 0.55),
        corner(171, 2 * half),
        corner(189, 2 * half),
        corner(210, half * 0.55),
        corner(235, half),
      ]
    case 'circle':
      return Array.from({ length: 32 }, (_, at32) => corner((at32 * 360) / 32, half))
  }
}
