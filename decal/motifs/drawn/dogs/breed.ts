/** How an ear is held: upright, upright with the tip over, hanging at the side, folded back, or upright and round like a bat's. */
export type Ear = 'prick' | 'tipped' | 'drop' | 'long' | 'rose' | 'bat' | 'cropped' | 'feathered'
/** The outline of the head. */
type Coat = 'smooth' | 'shaggy' | 'curly' | 'ruff'
/** Where the coat has its second tone. */
export type Marking =
  | 'mask'
  | 'blaze'
  | 'half-mask'
  | 'tan-points'
  | 'patch'
  | 'spots'
  | 'white-muzzle'
  | 'husky'
  | 'saddle-cap'
  | 'brows'
  | 'freckled-blaze'

/** A breed's distinguishing features, seen from the front. Lengths are on a sheet of 100 × 100. */
export type Breed = {
  coat?: Coat
  /** Half the width of the skull, of the cheeks and of the muzzle. */
  skull: number
  cheeks: number
  muzzle: number
  /** Height of nose and chin; a short muzzle has its nose high. */
  nose: number
  chin: number
  ears: Ear
  /** Length of the ears, as a part of the usual. */
  ear?: number
  darkCoat?: boolean
  darkEars?: boolean
  markings?: readonly Marking[]
  /** Radius of an eye. */
  eye?: number
  /** Distance of an eye from the middle. */
  eyes?: number
  wrinkles?: boolean
  flews?: boolean
  beard?: boolean
  fringe?: boolean
  topknot?: boolean
  tongue?: boolean
}

/** Height of the top of the skull and of the eyes on the sheet. */
export const TOP = 24
export const EYES = 46
