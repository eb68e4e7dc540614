export type CatMarking = 'tabby' | 'tuxedo' | 'points' | 'calico' | 'tortoiseshell' | 'van'

/** A cat's distinguishing features, seen from the front, on a sheet of 100 × 100. */
export type Cat = {
  /** Half the width of the cheeks, and whether a long muzzle makes the head wedge-shaped. */
  cheeks: number
  wedge?: boolean
  /** Height of the ears relative to the usual height, and whether they are folded down on the head. */
  ear?: number
  folded?: boolean
  tuftedEars?: boolean
  longHair?: boolean
  hairless?: boolean
  flatFace?: boolean
  darkCoat?: boolean
  markings?: readonly CatMarking[]
}

/** The y coordinates of the top of the skull and of the eyes. */
export const SKULL_TOP_Y = 30
export const EYES_Y = 51
