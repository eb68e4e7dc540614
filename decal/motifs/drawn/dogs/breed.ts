/** The shape of a dog's ears, such as upright, folded or hanging, and the kind of hair on hanging ones. */
export type EarShape =
  | 'prick'
  | 'tipped'
  | 'button'
  | 'drop'
  | 'long'
  | 'rose'
  | 'bat'
  | 'cropped'
  | 'feathered'
  | 'wavy'
  | 'curly'
  | 'fringed'
/** The kind of coat, which changes the outline of the head. */
type Coat = 'smooth' | 'shaggy' | 'curly' | 'ruff' | 'mane' | 'round' | 'globe'
/** The part of the coat that has the second tone. */
export type DogMarking =
  | 'mask'
  | 'mask-and-bridge'
  | 'blaze'
  | 'narrow-blaze'
  | 'outlined-blaze'
  | 'tan-points'
  | 'patch'
  | 'eye-patches'
  | 'spots'
  | 'white-muzzle'
  | 'husky'
  | 'saddle-cap'
  | 'white-cheeks'
  | 'brows'
  | 'freckles'
  | 'merle'
  | 'sides'
/** Hair that hides a part of the face. */
type Hair = 'fringe' | 'curtain' | 'bow' | 'veil' | 'brows'

/** A breed's distinguishing features, seen from the front. Lengths are on a sheet of 100 × 100, to which the head is fitted afterwards. */
export type Breed = {
  coat?: Coat
  /** Half the width of the skull, of the cheeks and of the muzzle. */
  skull: number
  cheeks: number
  muzzle: number
  /** The y coordinates of the nose and of the chin. For a short muzzle, the nose is higher. */
  nose: number
  chin: number
  ears: EarShape
  /** Length of the ears relative to the usual length. */
  ear?: number
  darkCoat?: boolean
  darkEars?: boolean
  markings?: readonly DogMarking[]
  /** Radius of an eye. */
  eye?: number
  /** Distance of an eye from the middle. */
  eyes?: number
  /** round: round eyes; pale: light eyes in a dark coat; droopy: drooping eyelids. */
  gaze?: 'round' | 'pale' | 'droopy'
  wrinkles?: boolean
  /** Whether lips hang beside the chin, like a bulldog's. */
  flews?: boolean
  beard?: boolean
  hair?: Hair
  topknot?: boolean
  /** Whether the mouth is open and smiles. */
  smile?: boolean
}

/** The y coordinates of the top of the skull and of the eyes. */
export const SKULL_TOP_Y = 24
export const EYES_Y = 46
