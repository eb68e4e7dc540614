import {
  formatLabelPriceExactly,
  getLabelVolumes,
  LABEL_MATERIALS,
  LABEL_TYPES,
  type LabelMaterial,
  labelRules,
  type LabelType,
} from '../../domain/calculators/labels.ts'
import { lowerCaseForSentence } from '../../domain/lower-case-for-sentence.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatNumber } from '../../domain/written-number.ts'
import { describeCalculator } from './describe-calculator.ts'

export const labelTypes = {
  barcode: { label: 'Barcode labels', note: 'UPC, EAN or Code 128, one design' },
  qr: { label: 'QR code labels', note: 'linked to your page or record' },
  serial: { label: 'Serial number labels', note: 'every label has its own number' },
  regulatory: { label: 'Regulatory compliance labels', note: 'symbols and text you supply' },
  asset: { label: 'Asset tags', note: 'number, code and your name on one tag' },
} satisfies Record<LabelType, { label: string; note: string }>

export const labelMaterials = {
  polyester: { label: 'Polyester', note: 'resists oil, heat and solvents; lasts 8 years' },
  vinyl: { label: 'Vinyl', note: 'flexible, for outdoors; lasts 5 years' },
  paper: { label: 'Paper', note: 'for dry places indoors; lasts 1 year' },
  foil: { label: 'Foil', note: 'metallic, scratch-resistant; lasts 10 years' },
} satisfies Record<LabelMaterial, { label: string; note: string }>

const times = (percent: number): string => `× ${percent / 100}`

export const labelCalculator = describeCalculator(labelRules, {
  title: 'Barcode and compliance labels',
  fields: {
    type: { look: 'radio', label: 'Type of label', options: labelTypes },
    material: { look: 'select', label: 'Material', options: labelMaterials },
    quantity: { label: 'How many labels' },
    words: { label: 'Size and data', hint: 'For example: 2 × 1 in, numbers 004000 to 004999.' },
  },
  needs: 'The data for these labels: numbers, codes or text, and the logo if there is one.',
  work: ({ material = '' }) => ({
    sizeNote: 'as the customer wrote under “Size and data”',
    film: `${material.charAt(0).toUpperCase()}${material.slice(1)} label stock`,
    cut: 'Kiss cut on rolls',
  }),
  name: ({ quantity, type, material }) =>
    `${formatNumber(quantity)} ${lowerCaseForSentence(labelTypes[type].label)}, ${labelMaterials[material].label.toLowerCase()}`,
  piece: () => 'label',
  reasons: (asked, { totalCents, volume }) => {
    const { type, material, quantity } = asked
    const { label: title } = labelTypes[type]
    const { baseCents, percent } = LABEL_TYPES[type]
    return [
      { label: 'Base price', text: `${title}: ${formatMoney(baseCents)}` },
      { label: 'Type of label', text: `${title}: ${times(percent)}` },
      {
        label: 'Material',
        text: `${labelMaterials[material].label}: ${times(LABEL_MATERIALS[material].percent)}`,
      },
      {
        label: 'Quantity',
        text:
          volume.factor === 1_000
            ? `under ${formatNumber(getLabelVolumes()[1]?.from ?? quantity + 1)}: no discount`
            : `from ${formatNumber(volume.from)}: ${times(volume.factor / 10)}`,
      },
      {
        label: 'Total',
        text: `${formatNumber(quantity)} × ${formatLabelPriceExactly(asked)} is ${formatMoney(totalCents)}`,
      },
    ]
  },
})
