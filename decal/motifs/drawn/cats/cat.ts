export type Marking = 'tabby' | 'tuxedo' | 'points' | 'calico' | 'tortoiseshell' | 'van'

/** A cat's distinguishing features, seen from the front, on a sheet of 100 × 100. */
export type Cat = {
  /** Half the width of the cheeks; a long muzzle gives a wedge-shaped head. */
  cheeks: number
  wedge?: boolean
  /** Height of the ears relative to the usual height; folded ears lie on the head. */
  ear?: number
  folded?: boolean
  tuftedEars?: boolean
  longHair?: boolean
  hairless?: boolean
  flatFace?: boolean
  darkCoat?: boolean
  markings?: readonly Marking[]
}

/** The y of the top of the skull, and that of the eyes. */
export const TOP = 30
export const EYES = 51
