/** Height of every banner, in inches: the width of the material (specification of the design tools, section 9). */
export const BANNER_HEIGHT_IN = 19.75
/** Length in whole inches. */
export const BANNER_LENGTH_IN = { min: 12, max: 120, usual: 36 } as const
export const BANNER_PRESETS = [
  { title: 'Small', lengthIn: 24 },
  { title: 'Medium', lengthIn: 36 },
  { title: 'Large', lengthIn: 48 },
] as const

/** Range of the size slider in points of the 1:3 proof: 48 pt print as letters 2 inches from line to line. */
export const TEXT_SIZE_PT = { min: 24, max: 120, step: 2, usual: 48 } as const
/** Inches on the banner per point of the slider. */
export const INCHES_PER_POINT = 1 / 24

export const bannerMaterialIds = ['vinyl', 'mesh', 'fabric'] as const
export type BannerMaterialId = (typeof bannerMaterialIds)[number]

/** Fonts by the names shoppers know. Each prints in an open typeface of the same widths, see decal/banner/banner-typefaces.ts. */
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
  { title: 'White', hex: '#ffffff' },
  { title: 'Black', hex: '#000000' },
  { title: 'Red', hex: '#ff0000' },
  { title: 'Blue', hex: '#0000ff' },
  { title: 'Yellow', hex: '#ffff00' },
  { title: 'Green', hex: '#008000' },
  { title: 'Orange', hex: '#ffa500' },
  { title: 'Purple', hex: '#800080' },
] as const

/** self: made in the designer; upload: the customer's file is printed; professional: the shop designs it. */
export const bannerDesignOptions = ['self', 'upload', 'professional'] as const
export type BannerDesignOption = (typeof bannerDesignOptions)[number]

/** Position of an item: its centre in inches from the top left corner of the trimmed banner, and its clockwise rotation. */
type Placed = { id: string; x: number; y: number; rotation: number }

export type BannerText = Placed & {
  kind: 'text'
  /** Lines are parted by \n. */
  text: string
  font: BannerFont
  sizePt: number
  /** "#rrggbb". */
  colour: string
  align: 'left' | 'center' | 'right'
  /** Degrees of the circle that a line is bent along: 0 straight, up to 180 arched, down to -180 hanging. */
  curve: number
}

export type BannerPicture = Placed & {
  kind: 'picture'
  /** Image from the visitor's gallery. */
  imageId: string
  /** In inches. */
  width: number
  height: number
}

export type BannerItem = BannerText | BannerPicture

/** The printed items; later ones are on top. */
export type BannerDesign = {
  lengthIn: number
  material: BannerMaterialId
  /** "#rrggbb". */
  background: string
  items: BannerItem[]
}

/** Bounds of a design, beyond which it is refused. */
export const BANNER_LIMITS = { items: 40, letters: 300, lines: 8, curve: 180 } as const

/** All around, in inches. Text that leaves the safe zone runs into hem and grommets. */
export const BANNER_EDGE = {
  hemIn: 1,
  safeIn: 1.5,
  bleedIn: 0.5,
  grommetFromEdgeIn: 0.75,
  grommetEveryIn: 24,
} as const

/** The design that the page opens with: white on black, "YOUR TEXT HERE". */
export function emptyBanner(): BannerDesign {
  const text: BannerText = {
    id: 'text-1',
    kind: 'text',
    x: BANNER_LENGTH_IN.usual / 2,
    y: BANNER_HEIGHT_IN / 2,
    rotation: 0,
    text: 'YOUR TEXT HERE',
    font: 'Arial',
    sizePt: TEXT_SIZE_PT.usual,
    colour: '#ffffff',
    align: 'center',
    curve: 0,
  }
  return { lengthIn: BANNER_LENGTH_IN.usual, material: 'vinyl', background: '#000000', items: [text] }
}

/** Centres of the grommets along an edge of this length: one at each corner, and the rest at most 2 ft apart. */
export function grommetsAlong(lengthIn: number): number[] {
  const { grommetFromEdgeIn: inset, grommetEveryIn } = BANNER_EDGE
  const span = lengthIn - 2 * inset
  const gaps = Math.max(1, Math.ceil(span / grommetEveryIn))
  return Array.from({ length: gaps + 1 }, (_, i) => inset + (span * i) / gaps)
}
