import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { formatMoney, computeProportion } from '../money.ts'
import { findTier, getQuantityTiers } from '../pricing/quantity-tiers.ts'
import {
  isPackageType,
  PACKAGE_TYPES,
  type PackageSide,
  type PackageSize,
  parsePackageSize,
  SIZE_FIELDS,
} from '../packaging/package-types.ts'
import { defineCalculatorRules, listOptions } from './calculator-rules.ts'
import type { NumberRule } from './fields.ts'
import { MM2_PER_M2 } from './work-order.ts'

const SIZE_STEP_MM = 0.5

/**
 * Price factors by the longest side in mm. The specification has only one price for each type of packaging, which is used here for the
 * smallest sizes.
 */
function sizes() {
  const { largeOverMm, largePercent, hugeOverMm, hugePercent } = getRules().packagingFactors
  const over = (overMm: number, percent: number) => ({ from: overMm + SIZE_STEP_MM, overMm, percent })
  return [
    { from: 0, overMm: 0, percent: 100 },
    over(largeOverMm, largePercent),
    over(hugeOverMm, hugePercent),
  ]
}
/** Price factors by number of copies of one design, in thousandths. */
const volumes = () => getQuantityTiers('packaging')
const QUANTITIES = [1, 2, 3, 5, 10, 20] as const
/** The numbers of extra rounds of changes that can be ordered. */
const EXTRA_REVISIONS = ['0', '1', '2', '3'] as const
/** Returns the price of one extra round of changes, beyond the included rounds. It is charged per design, not per copy. */
export const getExtraRevisionCents = (): number => settings.packagingPrices.extraRevisionCents

/**
 * A price in cents is multiplied by a factor in percent and a factor in thousandths. The result of the multiplication has to be divided by
 * this number to get cents.
 */
const PARTS_PER_CENT = 100 * 1_000

type PackagingRequest = { size: PackageSize; quantity: number; extra: number }

const longest = ({ width, height, depth }: PackageSize): number => Math.max(width, height, depth)

function eachOf({ size, quantity }: Pick<PackagingRequest, 'size' | 'quantity'>): number {
  const { baseCents } = PACKAGE_TYPES[size.type]
  const factor = findTier(sizes(), longest(size)).percent * findTier(volumes(), quantity).factor
  return computeProportion(baseCents, factor, PARTS_PER_CENT)
}

const totalOf = (asked: PackagingRequest): number =>
  eachOf(asked) * asked.quantity + asked.extra * getExtraRevisionCents()

/**
 * Defines the field for one side of a package. Its limits are wide enough for every package type; `bounds` narrows them to the chosen type.
 */
function anySide(side: PackageSide): NumberRule {
  const fields = Object.values(SIZE_FIELDS).flatMap((type) => type[side] ?? [])
  return {
    kind: 'number',
    unit: 'mm',
    min: Math.min(...fields.map(({ min }) => min)),
    max: Math.max(...fields.map(({ max }) => max)),
    step: SIZE_STEP_MM,
    preset: SIZE_FIELDS.box[side]?.preset ?? 0,
  }
}

type Sides = { type: PackageSize['type']; width: number; height: number; depth: number }

const read = ({ type, width, height, depth }: Sides) =>
  parsePackageSize(type, { width: String(width), height: String(height), depth: String(depth) })

/** Returns the size of a package whose sides have been checked. */
export function getRequestedSize(sides: Sides): PackageSize {
  const asked = read(sides)
  if (!asked.ok) throw new RangeError('A size that was refused has no price')
  return asked.size
}

const CARTON_GRAMS_PER_M2 = 350

export const packagingRules = defineCalculatorRules({
  kind: 'packaging',
  path: '/collection/prototype-packaging-mockups',
  image: '/made-to-order/packaging.svg',
  takesArtwork: true,
  fields: {
    type: { kind: 'choice', options: listOptions(PACKAGE_TYPES), preset: 'box' },
    width: anySide('width'),
    height: anySide('height'),
    depth: anySide('depth'),
    quantity: { kind: 'amount', options: QUANTITIES, preset: 1 },
    revisions: { kind: 'choice', options: EXTRA_REVISIONS.map((value) => ({ value })), preset: '0' },
    words: { kind: 'words', most: 300, preset: '' },
  },
  bounds: ({ type = 'box' }) => (isPackageType(type) ? SIZE_FIELDS[type] : {}),
  refuse: (values) => {
    const asked = read(values)
    return asked.ok ? {} : asked.faults
  },
  leaveOut: ({ type }) => (SIZE_FIELDS[type].depth ? [] : ['depth']),
  work: ({ type }, number) => {
    const [width, height, depth] = [number('width'), number('height'), number('depth')]
    const faces = 2 * (width * height + depth * (width + height))
    const surfaceMm2 = type === 'bottle' ? Math.PI * width * height : faces
    return {
      pieces: number('quantity'),
      size: { widthMm: width, heightMm: height },
      grams: (number('quantity') * surfaceMm2 * CARTON_GRAMS_PER_M2) / MM2_PER_M2,
    }
  },
  price: (values) => {
    const { quantity, revisions } = values
    const asked = { size: getRequestedSize(values), quantity, extra: Number(revisions) }
    const volume = findTier(volumes(), quantity)
    const next = QUANTITIES.find((more) => findTier(volumes(), more).from > volume.from)
    return {
      totalCents: totalOf(asked),
      each: formatMoney(eachOf(asked)),
      nextBreak: next === undefined ? null : breakAt({ ...asked, quantity: next }),
      extra: asked.extra,
      sizeStep: findTier(sizes(), longest(asked.size)),
      volume,
    }
  },
})

const breakAt = (asked: PackagingRequest) => ({
  quantity: asked.quantity,
  each: formatMoney(eachOf(asked)),
  totalCents: totalOf(asked),
})
