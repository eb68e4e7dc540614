/**
 * How an ear is held: upright, upright with the tip over, a small flap at the top, hanging at the side, folded back, upright and round like a
 * bat's; or what hangs from it: long leather, silky hair, waves or curls.
 */
export type Ear =
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
/** The outline of the head. */
type Coat = 'smooth' | 'shaggy' | 'curly' | 'ruff' | 'mane' | 'round' | 'globe'
/** Where the coat has its second tone. */
export type Marking =
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

/** A breed's distinguishing features, seen from the front. Lengths are on a sheet of 100 × 100, which the head is fitted into afterwards. */
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
  /** Eyes that are round, light in a dark coat, or droop. */
  gaze?: 'round' | 'pale' | 'droopy'
  wrinkles?: boolean
  /** Lips that hang beside the chin, as of a bulldog. */
  flews?: boolean
  beard?: boolean
  hair?: Hair
  topknot?: boolean
  /** An open, smiling mouth. */
  smile?: boolean
}

/** Height of the top of the skull and of the eyes on the sheet. */
export const TOP = 24
export const EYES = 46
