/** Height of every banner, in inches. It is the width of the roll (specification of the design tools, section 9). */
export const BANNER_HEIGHT_IN = 19.75
/** A banner's length, in whole inches. */
export const BANNER_LENGTH_IN = { min: 12, max: 120, usual: 36 } as const
export const BANNER_PRESETS = [
  { id: 'small', lengthIn: 24 },
  { id: 'medium', lengthIn: 36 },
  { id: 'large', lengthIn: 48 },
] as const
export type BannerPresetId = (typeof BANNER_PRESETS)[number]['id']

/**
 * The range of the text-size slider, in points. The sizes are those of the text on the proof, which is a third of the banner's size. A line
 * of 48 pt is 2 inches high on the banner.
 */
export const TEXT_SIZE_PT = { min: 24, max: 120, step: 2, usual: 48 } as const
/** The printed size in inches of one point on the slider. A point is 1/72 inch on the proof, which is one third of the real size. */
export const INCHES_PER_POINT = 1 / 24

export const bannerMaterialIds = ['vinyl', 'mesh', 'fabric'] as const
export type BannerMaterialId = (typeof bannerMaterialIds)[number]

/**
 * The fonts that shoppers can choose, by their well-known names. Each is printed in an open typeface with the same letter widths
 * (banner-typefaces.ts).
 */
export const bannerFonts = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Verdana',
  'Impact',
  'Oswald',
  'Montserrat',
] as const
export type BannerFont = (typeof bannerFonts)[number]

export const BANNER_COLOURS = [
  { id: 'white', hex: '#ffffff' },
  { id: 'black', hex: '#000000' },
  { id: 'red', hex: '#ff0000' },
  { id: 'blue', hex: '#0000ff' },
  { id: 'yellow', hex: '#ffff00' },
  { id: 'green', hex: '#008000' },
  { id: 'orange', hex: '#ffa500' },
  { id: 'purple', hex: '#800080' },
] as const
export type BannerColourId = (typeof BANNER_COLOURS)[number]['id']

/**
 * The designer of a banner. `self`: the customer, in the banner designer. `upload`: nobody in this shop, because the customer uploads a
 * finished file that is printed unchanged. `professional`: the shop.
 */
export const bannerDesignOptions = ['self', 'upload', 'professional'] as const
export type BannerDesignOption = (typeof bannerDesignOptions)[number]

/**
 * The position of an item. `x` and `y` are the item's centre, in inches from the top left corner of the trimmed banner. `rotation` is in
 * degrees, clockwise.
 */
type ItemPosition = { id: string; x: number; y: number; rotation: number }

export type BannerText = ItemPosition & {
  kind: 'text'
  /** The text, which may have several lines. */
  text: string
  font: BannerFont
  sizePt: number
  /** "#rrggbb". */
  colour: string
  align: 'left' | 'center' | 'right'
  /** How much each line is bent, in degrees of a circle. 0 is straight, 180 the strongest upward arch, -180 the strongest downward arch. */
  curve: number
}

export type BannerPicture = ItemPosition & {
  kind: 'picture'
  /** The id of an image in the visitor's gallery. */
  imageId: string
  /** Printed width, in inches. */
  width: number
  height: number
}

export type BannerItem = BannerText | BannerPicture

/** A banner to be printed. Its items are drawn in order, so later items lie on top of earlier items. */
export type BannerDesign = {
  lengthIn: number
  material: BannerMaterialId
  /** "#rrggbb". */
  background: string
  items: BannerItem[]
}

/** Limits of a design. A design that exceeds one of them is rejected. */
export const BANNER_LIMITS = { items: 40, letters: 300, lines: 8, curve: 180 } as const

/**
 * Distances in inches. `hemIn`, `safeIn` and `grommetFromEdgeIn` are measured inwards from the banner's edge, `bleedIn` outwards. A text
 * that reaches out of the safe zone would be cut by the hem or a grommet.
 */
export const BANNER_EDGE_DISTANCES = {
  hemIn: 1,
  safeIn: 1.5,
  bleedIn: 0.5,
  grommetFromEdgeIn: 0.75,
  grommetEveryIn: 24,
} as const

/** Returns a banner of the usual length with one text, in white on black. */
export function createTextBanner(text: string): BannerDesign {
  const item: BannerText = {
    id: 'text-1',
    kind: 'text',
    x: BANNER_LENGTH_IN.usual / 2,
    y: BANNER_HEIGHT_IN / 2,
    rotation: 0,
    text,
    font: 'Arial',
    sizePt: TEXT_SIZE_PT.usual,
    colour: '#ffffff',
    align: 'center',
    curve: 0,
  }
  return { lengthIn: BANNER_LENGTH_IN.usual, material: 'vinyl', background: '#000000', items: [item] }
}

/**
 * Returns the positions of the grommets along an edge, in inches: one grommet near each corner, and further grommets between them at equal
 * distances of at most 2 ft.
 */
export function placeGrommets(lengthIn: number): number[] {
  const { grommetFromEdgeIn: inset, grommetEveryIn } = BANNER_EDGE_DISTANCES
  const span = lengthIn - 2 * inset
  const gaps = Math.max(1, Math.ceil(span / grommetEveryIn))
  return Array.from({ length: gaps + 1 }, (_, i) => inset + (span * i) / gaps)
}
