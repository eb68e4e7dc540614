import { cartonDieline } from './carton.ts'
import type { Dieline } from './dieline.ts'
import { labelDieline, wrapDieline } from './flat-labels.ts'
import type { PackageSize } from './package-types.ts'
import { pouchDieline } from './pouch.ts'

const MAKERS = {
  box: cartonDieline,
  bottle: wrapDieline,
  bag: pouchDieline,
  label: labelDieline,
} as const

/** Returns a package's dieline in mm: cut, creases, bleed, safe areas and glue. The size has to come from `parsePackageSize`. */
export const dielineOf = (size: PackageSize): Dieline => MAKERS[size.type](size)
