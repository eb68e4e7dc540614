import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import {
  type FieldFaults,
  type NumberRule,
  type RawFieldValues,
  parseFieldValues,
} from '../calculators/fields.ts'

/**
 * The types of packages, with their base price per piece and the days from approval to delivery (specification of the marketing pages,
 * section 9 "Packaging").
 */
export const PACKAGE_TYPES = {
  box: {
    get baseCents() {
      return settings.packagingPrices.boxCents
    },
    get days() {
      return getRules().packagingFactors.boxDays
    },
  },
  bottle: {
    get baseCents() {
      return settings.packagingPrices.bottleCents
    },
    get days() {
      return getRules().packagingFactors.bottleDays
    },
  },
  bag: {
    get baseCents() {
      return settings.packagingPrices.bagCents
    },
    get days() {
      return getRules().packagingFactors.bagDays
    },
  },
  label: {
    get baseCents() {
      return settings.packagingPrices.labelCents
    },
    get days() {
      return getRules().packagingFactors.labelDays
    },
  },
} as const
export type PackageType = keyof typeof PACKAGE_TYPES

/** How many rounds of changes are included in a price. */
export const getIncludedRevisionRounds = (): number => getRules().packagingFactors.roundsIncluded
export const FILE_FORMATS = ['AI', 'PSD', 'PDF'] as const
export const ROTATION_MS = 2_000

/**
 * The size of a package in mm. For a box, it is the size of the inside of the standing box. For a bottle, `width` is the diameter of the
 * bottle and `height` is the height of its label. For a bag, `width` and `height` are those of the bag lying flat, and `depth` is that of
 * its unfolded bottom. For a label, `width` and `height` are the sides of the label. `depth` is 0 for a package without a depth.
 */
export type PackageSize = { type: PackageType; width: number; height: number; depth: number }

type SizeFields = { width: NumberRule; height: NumberRule; depth?: NumberRule }
export type PackageSide = keyof SizeFields

const millimetres = (min: number, max: number, preset: number): NumberRule => ({
  kind: 'number',
  unit: 'mm',
  min,
  max,
  step: 0.5,
  preset,
})

/** The form's fields for the size of each type. Their limits allow for the size of the flatbed cutter and of a single sheet. */
export const SIZE_FIELDS: Readonly<Record<PackageType, SizeFields>> = {
  box: {
    width: millimetres(30, 300, 90),
    height: millimetres(30, 350, 140),
    depth: millimetres(15, 200, 50),
  },
  bottle: {
    width: millimetres(20, 200, 70),
    height: millimetres(20, 250, 90),
  },
  bag: {
    width: millimetres(60, 300, 140),
    height: millimetres(90, 350, 210),
    depth: millimetres(20, 120, 70),
  },
  label: {
    width: millimetres(15, 300, 80),
    height: millimetres(15, 300, 60),
  },
}

/** The minimum height of a pouch above its bottom, in mm. It leaves room for the seal, the tear notch and a readable area. */
const MIN_HEIGHT_ABOVE_BOTTOM_MM = 40

/** Returns the maximum depth of a pouch's bottom in mm. Half of the depth folds up inside the pouch. */
const deepestBottom = (height: number): number => 2 * (height - MIN_HEIGHT_ABOVE_BOTTOM_MM)

export const isPackageType = (word: string | undefined): word is PackageType =>
  word !== undefined && Object.hasOwn(PACKAGE_TYPES, word)

const FLAT = { ok: true, values: { depth: 0 } } as const

type ReadSize = { ok: true; size: PackageSize } | { ok: false; faults: FieldFaults }

/** Parses the size of a package from query parameters or a form. Missing values are replaced by the defaults for its type. */
export function parsePackageSize(type: PackageType, raw: RawFieldValues): ReadSize {
  const { width, height, depth } = SIZE_FIELDS[type]
  const sides = parseFieldValues({ width, height }, raw)
  const deep = depth ? parseFieldValues({ depth }, raw) : FLAT
  if (!sides.ok || !deep.ok)
    return { ok: false, faults: { ...(!sides.ok && sides.faults), ...(!deep.ok && deep.faults) } }
  const size = { type, ...sides.values, ...deep.values }
  const deepest = deepestBottom(size.height)
  if (type === 'bag' && size.depth > deepest) {
    return { ok: false, faults: { depth: { code: 'bottom-too-deep', height: size.height, deepest } } }
  }
  return { ok: true, size }
}

export function getDefaultPackageSize(type: PackageType): PackageSize {
  const { width, height, depth } = SIZE_FIELDS[type]
  return { type, width: width.preset, height: height.preset, depth: depth?.preset ?? 0 }
}

/** Formats a size: "90 × 140 × 50 mm", or "Ø 70 × 90 mm" for a bottle. */
export function formatPackageSize({ type, width, height, depth }: PackageSize): string {
  const sides = depth > 0 ? [width, height, depth] : [width, height]
  return `${type === 'bottle' ? 'Ø ' : ''}${sides.join(' × ')} mm`
}
