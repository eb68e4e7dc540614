import {
  getExtraRevisionCents,
  getRequestedSize,
  packagingRules,
} from '../../domain/calculators/packaging.ts'
import { formatMoney } from '../../domain/money.ts'
import {
  FILE_FORMATS,
  formatPackageSize,
  getIncludedRevisionRounds,
  isPackageType,
  PACKAGE_TYPES,
} from '../../domain/packaging/package-types.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { packageSides, packageTypes } from '../landing/packaging-copy.ts'
import { describeCalculator } from './describe-calculator.ts'

const rounds = (extra: number) => ({
  get label() {
    return String(getIncludedRevisionRounds() + extra)
  },
  get note() {
    return extra === 0
      ? 'included'
      : `${getIncludedRevisionRounds()} included, ${extra} more: ${formatMoney(extra * getExtraRevisionCents())}`
  },
})

export const packagingCalculator = describeCalculator(packagingRules, {
  title: 'Packaging mock-up',
  fields: {
    type: { look: 'radio', label: 'Package', options: packageTypes },
    width: {
      label: packageSides.box.width,
      hint: 'Measure a box on the inside, and a bag lying flat.',
    },
    height: { label: packageSides.box.height, hint: 'Measure it standing up.' },
    depth: {
      label: packageSides.box.depth,
      hint: 'For a bag, the depth of its unfolded bottom. Bottles and labels have no depth.',
    },
    quantity: { label: 'Quantity of one design' },
    revisions: {
      look: 'select',
      label: 'Rounds of changes',
      options: { 0: rounds(0), 1: rounds(1), 2: rounds(2), 3: rounds(3) },
    },
    words: {
      label: 'Text and artwork',
      hint: 'Your text, and what goes inside the package. You approve a proof before we print.',
    },
  },
  labelsFor: ({ type }) => packageSides[isPackageType(type) ? type : 'box'],
  needs: 'The artwork on the dieline for this size, and for a bottle or label the container itself.',
  work: ({ type }) => ({
    film: type === 'box' ? 'Folding carton' : type === 'bag' ? 'Pouch film' : 'Label stock',
    cut: type === 'box' ? 'Cut and creased from its dieline' : 'Cut from its dieline',
  }),
  name: (values) => {
    const extra = Number(values.revisions)
    const changes = extra === 0 ? '' : `, ${getIncludedRevisionRounds() + extra} rounds of changes`
    return `${values.quantity} × ${packageTypes[values.type].label.toLowerCase()}, ${formatPackageSize(getRequestedSize(values))}${changes}`
  },
  piece: () => 'mock-up',
  reasons: ({ type, quantity }, { each, extra, sizeStep, volume }) => {
    const { baseCents, days } = PACKAGE_TYPES[type]
    return [
      { label: packageTypes[type].label, text: formatMoney(baseCents) },
      {
        label: 'Size',
        text:
          sizeStep.overMm === 0
            ? `up to ${getRules().packagingFactors.largeOverMm} mm: the base price`
            : `over ${sizeStep.overMm} mm: × ${sizeStep.percent / 100}`,
      },
      {
        label: 'Pieces',
        text:
          volume.from === 1
            ? `${quantity} × ${each}`
            : `${quantity} × ${each}, with ${100 - volume.factor / 10}% off from ${volume.from} pieces`,
      },
      {
        label: 'Changes',
        text:
          extra === 0
            ? `${getIncludedRevisionRounds()} rounds included`
            : `${getIncludedRevisionRounds()} rounds included, ${extra} more at ${formatMoney(getExtraRevisionCents())}`,
      },
      { label: 'Ready', text: `${days} after you approve the proof` },
      { label: 'Included', text: `the artwork as ${FILE_FORMATS.join(', ')}` },
    ]
  },
})
