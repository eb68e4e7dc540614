import {
  LABEL_MATERIALS,
  LABEL_QUANTITIES,
  LABEL_TYPES,
  formatLabelPriceEach,
} from '../../domain/calculators/labels.ts'
import { listOptions } from '../../domain/calculators/calculator-rules.ts'
import { lowerCaseForSentence } from '../../domain/lower-case-for-sentence.ts'
import { SMALLEST_EAN, SMALLEST_EAN_LABEL } from '../../domain/labels/ean-size.ts'
import { formatMoney } from '../../domain/money.ts'
import { labelSheetCopy } from '../label-sheets.ts'
import { labelCalculator, labelMaterials, labelTypes } from '../calculators/labels.ts'
import type { LandingPage } from './landing-page.ts'

/** Returns the lowest price per label: the simplest type on the cheapest material, in the largest quantity. */
const least = () =>
  formatLabelPriceEach({ type: 'barcode', material: 'paper', quantity: LABEL_QUANTITIES[5] })

const sizeOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string =>
  `${Math.ceil(widthMm)} × ${Math.ceil(heightMm)} mm`

/** A sample label of 2 × 1 in with its cut line. It appears at its true size on screens where a CSS inch is as long as a real inch. */
const sampleLabel = (name: 'linear' | 'matrix' | 'serial' | 'symbols') =>
  ({ kind: 'drawing', src: `/landing/label-${name}.svg`, alt: '', width: 223, height: 127 }) as const

export const barcodeComplianceLabels = {
  path: '/collection/barcode-compliance-labels',
  name: 'Barcode & Compliance Labels',
  title: 'Barcode, Serial and Compliance Labels by the Thousand',
  description: `Barcode, QR, serial number, asset and regulatory labels on polyester, vinyl, paper or foil. Priced to a tenth of a cent, from ${LABEL_QUANTITIES[0]} pieces.`,
  service: { name: 'Barcode and compliance labels', type: 'Label printing', areas: ['Ontario', 'Canada'] },
  recentOrders: 'barcode-compliance-labels',
  sells: 'other products',
  hero: {
    kind: 'counter',
    kicker: 'For plants, labs, kitchens and warehouses',
    title: 'Every label scans. Every serial number is unique.',
    text: "Codes with the right quiet zone and check digit, on stock that outlasts the part it's on.",
    get price() {
      return `From ${least()} per label`
    },
    primary: { label: 'Price your labels', url: '#calculator' },
    secondary: { label: 'What we can print', url: '#capabilities' },
    further: { label: 'Free templates', url: '#templates' },
    art: { kind: 'drawing', src: '/landing/label-roll.svg', alt: '', width: 900, height: 360 },
    calculator: { calculator: labelCalculator },
  },
  sections: [
    {
      kind: 'benefits',
      id: 'capabilities',
      look: 'samples',
      title: 'What we can print',
      items: [
        {
          title: 'One-dimensional codes',
          text: 'UPC-A, EAN-13, Code 128, GS1-128 and ITF-14, verified at the size you order.',
          art: sampleLabel('linear'),
        },
        {
          title: 'Two-dimensional codes',
          text: 'QR and GS1 DataMatrix down to 8 mm, with the error correction your scanner needs.',
          art: sampleLabel('matrix'),
        },
        {
          title: 'Serial numbers',
          text: 'Serials, dates and lots from your own list. We skip duplicates unless you want them.',
          art: sampleLabel('serial'),
        },
        {
          title: 'Symbols and small print',
          text: 'Hazard pictograms, recycling marks and bilingual text at the letter height the rules require.',
          art: sampleLabel('symbols'),
        },
      ],
    },
    {
      kind: 'widget',
      id: 'numbered-labels',
      title: labelSheetCopy.title,
      lead: labelSheetCopy.lead,
      widget: 'label-sheets',
    },
    {
      kind: 'table',
      id: 'materials',
      title: 'Label stocks and what they withstand',
      caption: 'Materials and price factors',
      columns: ['Material', 'Withstands', 'Price factor'],
      get rows() {
        return listOptions(LABEL_MATERIALS).map(({ value: material }) => {
          const { percent } = LABEL_MATERIALS[material]
          const { label, note } = labelMaterials[material]
          return [label, note, `× ${percent % 10 === 0 ? (percent / 100).toFixed(1) : percent / 100}`]
        })
      },
      get note() {
        return `Base prices: ${listOptions(LABEL_TYPES)
          .map(
            ({ value: type }) =>
              `${lowerCaseForSentence(labelTypes[type].label)} ${formatMoney(LABEL_TYPES[type].baseCents)}`,
          )
          .join(', ')}.`
      },
    },
    {
      kind: 'applications',
      id: 'compliance',
      title: 'Labels for your inspectors',
      lead: 'We print what the rules require. Check with your regulator that your product meets them.',
      items: [
        {
          title: 'Health Canada',
          src: '/landing/label-health.svg',
          text: 'Natural health products, cosmetics and WHMIS workplace labels: bilingual, with the signal word and pictograms in place.',
        },
        {
          title: 'CFIA',
          src: '/landing/label-food.svg',
          text: 'Nutrition facts, ingredients, allergens and best-before dates, in the type size for your package.',
        },
        {
          title: 'Transport Canada',
          src: '/landing/label-transport.svg',
          text: 'TDG class labels, 100 × 100 mm, and UN numbers that stick to a wet drum.',
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'templates',
      title: 'Templates to start from',
      lead: 'Vector codes, editable text, and cut line and guides on their own layers. The numbers are examples: replace them with yours, and check the rules for your product.',
      files: [
        {
          title: 'Shipping and product label, 4 × 6 in',
          text: 'SSCC as GS1-128, GTIN, lot and expiry as GS1 DataMatrix, and the parts of a WHMIS supplier label with English and French headings.',
          path: '/templates/shipping-label.pdf',
          format: 'PDF',
          also: { path: '/templates/shipping-label.svg', format: 'SVG' },
          shown: { path: '/templates/shipping-label.svg', widthMm: 101.6, heightMm: 152.4 },
        },
        {
          title: 'Retail label, 60 × 60 mm',
          text: 'EAN-13 at nominal size, a QR code, and room for common name, net quantity and dealer.',
          path: '/templates/retail-label.pdf',
          format: 'PDF',
          also: { path: '/templates/retail-label.svg', format: 'SVG' },
          shown: { path: '/templates/retail-label.svg', widthMm: 60, heightMm: 60 },
        },
        {
          title: 'Asset tag, 50 × 25 mm',
          text: 'Your name and a serial number, as Code 128 and in text, in English and French.',
          path: '/templates/asset-tag.pdf',
          format: 'PDF',
          also: { path: '/templates/asset-tag.svg', format: 'SVG' },
          shown: { path: '/templates/asset-tag.svg', widthMm: 50, heightMm: 25 },
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a list to a roll',
      steps: [
        { title: 'You send the data', text: 'A spreadsheet, a range of numbers, or one code.' },
        {
          title: 'We set one label',
          text: 'You scan the proof with your own scanner.',
          duration: '1 business day',
        },
        {
          title: 'We print and check',
          text: 'The press scans every code it prints.',
          duration: '2 to 3 business days',
        },
        {
          title: 'You get your rolls',
          text: 'Core and unwind direction to suit your applicator, or cut to sheets.',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready-made labels',
      from: { collection: 'barcode-compliance-labels' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Questions about codes',
      questions: [
        {
          heading: 'How small can a barcode be?',
          text: `EAN-13 can go down to 80% of its nominal size, ${sizeOf(SMALLEST_EAN)} with the white space around the bars, so the label has to be at least ${sizeOf(SMALLEST_EAN_LABEL)}. If you have less room, use DataMatrix, from 8 mm.`,
        },
        {
          heading: 'Do you supply EAN or UPC numbers?',
          text: 'No. You register EAN and UPC numbers with GS1 Canada under your own name. We can print any other numbers you assign yourself.',
        },
        {
          heading: 'Can each label be different?',
          text: 'Yes. Each serial number label and asset tag has its own number, at the price shown above.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      look: 'split',
      art: { kind: 'product', handle: 'asset-tag-labels', show: 'decal' },
      title: 'A label that isn’t on the list?',
      text: 'Send us a sample or the standard. You get a price and a date from someone at the cutting table.',
    },
  ],
} as const satisfies LandingPage
