import { makeCartonDieline } from './carton.ts'
import type { Dieline } from './dieline.ts'
import { makeLabelDieline, makeWrapDieline } from './flat-labels.ts'
import type { PackageSize } from './package-types.ts'
import { makePouchDieline } from './pouch.ts'

const MAKERS = {
  box: makeCartonDieline,
  bottle: makeWrapDieline,
  bag: makePouchDieline,
  label: makeLabelDieline,
} as const

/** Returns the dieline of a package in mm: cut, creases, bleed, safe areas and glue. `size` must be a result of `parsePackageSize`. */
export const buildDieline = (size: PackageSize): Dieline => MAKERS[size.type](size)
