import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { formatMoney, computeProportion } from '../money.ts'
import { getQuantityTiers } from '../pricing/quantity-tiers.ts'
import {
  FILE_FORMATS,
  isPackageType,
  PACKAGE_TYPES,
  type PackageSize,
  parsePackageSize,
  getIncludedRevisionRounds,
  SIZE_FIELDS,
  formatPackageSize,
} from '../packaging/package-types.ts'
import { findTier, defineCalculator, toFieldOptions } from './calculator.ts'
import type { NumberField } from './fields.ts'
import { MM2_PER_M2 } from './work-order.ts'

/** Sizes are multiples of this step. */
const SIZE_STEP_MM = 0.5

/**
 * Price factors by the longest side in mm. The specification has only one price for each type of packaging, which is used here for the
 * smallest sizes.
 */
function sizes() {
  const { largeOverMm, largePercent, hugeOverMm, hugePercent } = getRules().packagingFactors
  const over = (mm: number, percent: number) => ({
    from: mm + SIZE_STEP_MM,
    percent,
    words: `over ${mm} mm: × ${percent / 100}`,
  })
  return [
    { from: 0, percent: 100, words: `up to ${largeOverMm} mm: the base price` },
    over(largeOverMm, largePercent),
    over(hugeOverMm, hugePercent),
  ]
}
/** Price factors by number of copies of one design, in thousandths. */
const volumes = () => getQuantityTiers('packaging')
const QUANTITIES = [1, 2, 3, 5, 10, 20] as const
/** Returns the price of one extra round of changes, beyond the included rounds. It is charged per design, not per copy. */
const extraRevisionCents = () => settings.packagingPrices.extraRevisionCents

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
  eachOf(asked) * asked.quantity + asked.extra * extraRevisionCents()

/**
 * Defines the field for one side of a package. Its limits are wide enough for every package type; `bounds` narrows them to the chosen type.
 */
function anySide(side: 'width' | 'height' | 'depth', label: string): NumberField {
  const fields = Object.values(SIZE_FIELDS).flatMap((type) => type[side] ?? [])
  return {
    kind: 'number',
    label,
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

function sizeOf(sides: Sides): PackageSize {
  const asked = read(sides)
  if (!asked.ok) throw new RangeError('A size that was refused has no price')
  return asked.size
}

const CARTON_GRAMS_PER_M2 = 350

export const packagingCalculator = defineCalculator({
  kind: 'packaging',
  title: 'Packaging mock-up',
  path: '/collection/prototype-packaging-mockups',
  image: '/made-to-order/packaging.svg',
  takesArtwork: true,
  fields: {
    type: {
      kind: 'choice',
      look: 'radio',
      label: 'Package',
      options: toFieldOptions(PACKAGE_TYPES),
      preset: 'box',
    },
    width: anySide('width', 'Width, or diameter of a bottle'),
    height: anySide('height', 'Height, or height of the label'),
    depth: anySide('depth', 'Depth of a box or bag'),
    quantity: { kind: 'amount', label: 'Quantity of one design', options: QUANTITIES, preset: 1 },
    revisions: {
      kind: 'choice',
      look: 'select',
      label: 'Rounds of changes',
      options: [0, 1, 2, 3].map((extra) => ({
        value: String(extra),
        get label() {
          return `${getIncludedRevisionRounds() + extra}`
        },
        get note() {
          return extra === 0
            ? 'included'
            : `${getIncludedRevisionRounds()} included, ${extra} more: ${formatMoney(extra * extraRevisionCents())}`
        },
      })),
      preset: '0',
    },
    words: {
      kind: 'words',
      label: 'Text and artwork',
      most: 300,
      preset: '',
    },
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
      sizeNote: '',
      film: type === 'box' ? 'Folding carton' : type === 'bag' ? 'Pouch film' : 'Label stock',
      cut: type === 'box' ? 'Cut and creased from its dieline' : 'Cut from its dieline',
      grams: (number('quantity') * surfaceMm2 * CARTON_GRAMS_PER_M2) / MM2_PER_M2,
    }
  },
  name: (values) => {
    const extra = Number(values.revisions)
    const rounds = extra === 0 ? '' : `, ${getIncludedRevisionRounds() + extra} rounds of changes`
    return `${values.quantity} × ${values.type}, ${formatPackageSize(sizeOf(values))}${rounds}`
  },
  price: (values) => {
    const { quantity, revisions } = values
    const asked = { size: sizeOf(values), quantity, extra: Number(revisions) }
    const { title, baseCents, days } = PACKAGE_TYPES[asked.size.type]
    const volume = findTier(volumes(), quantity)
    const next = QUANTITIES.find((more) => findTier(volumes(), more).from > volume.from)
    return {
      totalCents: totalOf(asked),
      each: formatMoney(eachOf(asked)),
      piece: 'mock-up',
      reasons: [
        { label: title, text: formatMoney(baseCents) },
        { label: 'Size', text: findTier(sizes(), longest(asked.size)).words },
        {
          label: 'Pieces',
          text:
            volume.from === 1
              ? `${quantity} × ${formatMoney(eachOf(asked))}`
              : `${quantity} × ${formatMoney(eachOf(asked))}, with ${100 - volume.factor / 10}% off from ${volume.from} pieces`,
        },
        {
          label: 'Changes',
          text:
            asked.extra === 0
              ? `${getIncludedRevisionRounds()} rounds included`
              : `${getIncludedRevisionRounds()} rounds included, ${asked.extra} more at ${formatMoney(extraRevisionCents())}`,
        },
        { label: 'Ready', text: `${days} after you approve the proof` },
        { label: 'Included', text: `the artwork as ${FILE_FORMATS.join(', ')}` },
      ],
      nextBreak: next === undefined ? null : breakAt({ ...asked, quantity: next }),
    }
  },
})

const breakAt = (asked: PackagingRequest) => ({
  quantity: asked.quantity,
  each: formatMoney(eachOf(asked)),
  totalCents: totalOf(asked),
})
