import type { RawValues } from './fields.ts'

/** What the print room makes for a calculator's item, as its job ticket says. */
export type WorkOrder = {
  pieces: number
  /** Of one piece in mm; null if they differ, or if the buyer wrote it in words. */
  size: { widthMm: number; heightMm: number } | null
  /** Replaces a size that is null. */
  sizeNote: string
  film: string
  cut: string
  /** All pieces together with what goes with them, without packaging; estimated from the weights of the materials. */
  grams: number
}

const INCH = 25.4
const FOOT = 304.8
const MM2_PER_M2 = 1_000_000

/** Grams a square metre. */
const CORRUGATED_4_MM = 700
const LABEL_STOCK = 250
const CARTON = 350
const FLOOR_FILM = 450
const WALL_LAMINATE = 100
const WALLS: Readonly<Record<string, { title: string; grams: number }>> = {
  'peel-stick': { title: 'Peel-and-stick fabric', grams: 280 },
  smooth: { title: 'Smooth wallpaper', grams: 200 },
  textured: { title: 'Type II commercial vinyl', grams: 450 },
}
/** A steel step stake of 10 × 30 in. */
const STAKE_GRAMS = 250
/** The usual label, 2 × 1 in, while nobody has measured the buyer's. */
const USUAL_LABEL = { widthMm: 2 * INCH, heightMm: INCH }
/** A pictogram of 400 mm, and a word in letters of 200 mm, in square metres of film. */
const FLOOR_PIECE_M2 = 0.16
/** Panels that one person hangs alone. */
const PANEL_MM = 24 * INCH

const m2 = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): number =>
  (widthMm * heightMm) / MM2_PER_M2

/** A garment in size L with its print. */
const GARMENT_GRAMS: Readonly<Record<string, number>> = {
  polo: 230,
  hoodie: 560,
  tank: 150,
  'long-sleeve': 240,
}
const TSHIRT_GRAMS = 190

type Kind = (values: RawValues, number: (name: string) => number) => WorkOrder

const KINDS: Readonly<Record<string, Kind>> = {
  'yard-signs': ({ size = '' }, number) => {
    const [width = 24, height = 18] = size
      .split('x')
      .map(Number)
      .toSorted((a, b) => b - a)
    const box = { widthMm: width * INCH, heightMm: height * INCH }
    const pieces = number('quantity')
    return {
      pieces,
      size: box,
      sizeNote: '',
      film: 'Printed on 4 mm corrugated plastic',
      cut: 'Cut to size, flutes upright, one step stake each',
      grams: pieces * (m2(box) * CORRUGATED_4_MM + STAKE_GRAMS),
    }
  },
  labels: ({ material = '' }, number) => ({
    pieces: number('quantity'),
    size: null,
    sizeNote: 'as the customer wrote under “Size and data”',
    film: `${material.charAt(0).toUpperCase()}${material.slice(1)} label stock`,
    cut: 'Kiss cut on rolls',
    grams: number('quantity') * m2(USUAL_LABEL) * LABEL_STOCK,
  }),
  apparel: ({ garment = '', place }, number) => {
    const side =
      place === 'chest'
        ? { widthMm: 4 * INCH, heightMm: 4 * INCH }
        : { widthMm: 11 * INCH, heightMm: 14 * INCH }
    return {
      pieces: number('quantity'),
      size: side,
      sizeNote: '',
      film: 'Heat-transfer film, one colour',
      cut: 'Cut mirrored, weeded and pressed; the size is the most that fits',
      grams: number('quantity') * (GARMENT_GRAMS[garment] ?? TSHIRT_GRAMS),
    }
  },
  murals: ({ material = '', laminate }, number) => {
    const wall = { widthMm: number('width') * FOOT, heightMm: number('height') * FOOT }
    const panels = Math.ceil(wall.widthMm / PANEL_MM - 1e-9)
    const { title, grams } = WALLS[material] ?? { title: material, grams: 450 }
    return {
      pieces: panels,
      size: { widthMm: Math.min(PANEL_MM, wall.widthMm), heightMm: wall.heightMm },
      sizeNote: '',
      film: laminate === 'yes' ? `${title}, scrubbable laminate` : title,
      cut: 'Trimmed to panels, numbered from the left',
      grams: m2(wall) * (grams + (laminate === 'yes' ? WALL_LAMINATE : 0)),
    }
  },
  'floor-graphics': ({ material = '', unit }, number) => {
    const metres = (name: string) => number(name) * (unit === 'ft' ? FOOT / 1_000 : 1)
    const cutPieces = number('pictograms') + number('words')
    const rolls = (number('wide') > 0 ? 1 : 0) + (number('narrow') > 0 ? 1 : 0)
    const lines = metres('wide') * 0.1 + metres('narrow') * 0.05
    return {
      pieces: Math.max(1, cutPieces + rolls),
      size: null,
      sizeNote: 'lines 100 and 50 mm wide, pictograms 400 mm, letters 200 mm',
      film: `Floor film, ${material}`,
      cut: 'Cut, sorted and labelled to the plan',
      grams: (lines + cutPieces * FLOOR_PIECE_M2) * FLOOR_FILM,
    }
  },
  packaging: ({ type }, number) => {
    const [width, height, depth] = [number('width'), number('height'), number('depth')]
    const faces = 2 * (width * height + depth * (width + height))
    const sides = type === 'bottle' ? Math.PI * width * height : faces
    return {
      pieces: number('quantity'),
      size: { widthMm: width, heightMm: height },
      sizeNote: '',
      film: type === 'box' ? 'Folding carton' : type === 'bag' ? 'Pouch film' : 'Label stock',
      cut: type === 'box' ? 'Cut and creased from its dieline' : 'Cut from its dieline',
      grams: (number('quantity') * sides * CARTON) / MM2_PER_M2,
    }
  },
}

/** What to make for a kind of calculator and its values, as addresses carry them; null for a kind that there is not. */
export function workOrder(kind: string, values: RawValues): WorkOrder | null {
  const of = KINDS[kind]
  if (!of) return null
  const number = (name: string): number => Number(values[name] ?? 0) || 0
  const { pieces, size, grams, ...rest } = of(values, number)
  const tenths = (mm: number): number => Math.round(mm * 10) / 10
  const rounded = size && { widthMm: tenths(size.widthMm), heightMm: tenths(size.heightMm) }
  return { ...rest, size: rounded, pieces: Math.max(1, pieces), grams: Math.ceil(grams) }
}
