import {
  LABEL_MATERIALS,
  LABEL_QUANTITIES,
  LABEL_TYPES,
  labelEach,
  labels,
} from '../../domain/calculators/labels.ts'
import { LEAST_EAN, LEAST_EAN_LABEL } from '../../domain/labels/ean-size.ts'
import { formatMoney } from '../../domain/money.ts'
import { labelSheets } from '../label-sheets.ts'
import type { LandingPage } from './landing-page.ts'

/** The plainest label on the plainest stock, by the largest roll. */
const least = labelEach({ type: 'barcode', material: 'paper', quantity: LABEL_QUANTITIES[5] })

const sizeOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string =>
  `${Math.ceil(widthMm)} × ${Math.ceil(heightMm)} mm`

export const barcodeComplianceLabels = {
  path: '/collection/barcode-compliance-labels',
  name: 'Barcode & Compliance Labels',
  title: 'Barcode, Serial and Compliance Labels by the Thousand | Niagara Decals',
  description: `Barcode, QR, serial number, asset and regulatory labels on polyester, vinyl, paper or foil. Priced to a tenth of a cent, from ${LABEL_QUANTITIES[0]} pieces.`,
  service: { name: 'Barcode and compliance labels', type: 'Label printing', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'counter',
    kicker: 'For plants, labs, kitchens and warehouses',
    title: 'Every label scans. Every number is there once.',
    text: 'Codes with the right quiet zone and check digit, on stock that outlives the part it is stuck to.',
    price: `From ${least} a label`,
    primary: { label: 'Price your labels', url: '#calculator' },
    secondary: { label: 'What we can print', url: '#capabilities' },
    art: { kind: 'drawing', src: '/landing/label-roll.svg', alt: '', width: 900, height: 300 },
    calculator: { calculator: labels },
  },
  sections: [
    {
      kind: 'benefits',
      id: 'capabilities',
      look: 'list',
      title: 'What we can print',
      items: [
        {
          title: 'One-dimensional codes',
          text: 'UPC-A, EAN-13, Code 128, GS1-128 and ITF-14, verified at the size you order.',
        },
        {
          title: 'Two-dimensional codes',
          text: 'QR and GS1 DataMatrix down to 8 mm, with the error correction your scanner needs.',
        },
        {
          title: 'Numbers that go on',
          text: 'Serials, dates and lots from your own list. None is printed twice, none is left out.',
        },
        {
          title: 'Symbols and small print',
          text: 'Hazard pictograms, recycling marks and bilingual text at the letter height that the rule asks for.',
        },
      ],
    },
    {
      kind: 'widget',
      id: 'numbered-labels',
      title: labelSheets.title,
      lead: labelSheets.lead,
      widget: 'label-sheets',
    },
    {
      kind: 'table',
      id: 'materials',
      title: 'Stock and what it bears',
      caption: 'Materials with their factor on the price',
      columns: ['Material', 'Bears', 'Factor'],
      rows: Object.values(LABEL_MATERIALS).map(({ title, note, factor }) => [
        title,
        note,
        `× ${(factor / 10).toFixed(1)}`,
      ]),
      note: `Base prices: ${Object.values(LABEL_TYPES)
        .map(({ title, baseCents }) => `${title.toLowerCase()} ${formatMoney(baseCents)}`)
        .join(', ')}.`,
    },
    {
      kind: 'applications',
      id: 'compliance',
      title: 'Labels for those who inspect you',
      lead: 'We print what the rule asks for. Whether your product meets it, you decide with who regulates you.',
      items: [
        {
          title: 'Health Canada',
          text: 'Natural health products, cosmetics and WHMIS workplace labels: bilingual, with the signal word and pictograms in place.',
        },
        {
          title: 'CFIA',
          text: 'Nutrition facts, ingredients, allergens and best-before dates, in the type size for your package.',
        },
        {
          title: 'Transport Canada',
          text: 'TDG class labels of 100 × 100 mm and UN numbers that hold on a wet drum.',
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'templates',
      title: 'Templates to begin from',
      lead: 'Codes as shapes, text to type over, cut line and guides on layers of their own. The numbers are examples: put in yours, and check what the rule asks of your product.',
      files: [
        {
          title: 'Shipping and product label, 4 × 6 in',
          text: 'SSCC as GS1-128, GTIN, lot and expiry as GS1 DataMatrix, and the parts of a WHMIS supplier label under English and French heads.',
          path: '/templates/shipping-label.pdf',
          format: 'PDF',
          also: { path: '/templates/shipping-label.svg', format: 'SVG' },
        },
        {
          title: 'Retail label, 60 × 60 mm',
          text: 'EAN-13 at its nominal size, a QR code, and room for common name, net quantity and dealer.',
          path: '/templates/retail-label.pdf',
          format: 'PDF',
          also: { path: '/templates/retail-label.svg', format: 'SVG' },
        },
        {
          title: 'Asset tag, 50 × 25 mm',
          text: 'Your name, a serial number as Code 128 and in letters, in English and French.',
          path: '/templates/asset-tag.pdf',
          format: 'PDF',
          also: { path: '/templates/asset-tag.svg', format: 'SVG' },
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
          duration: '1 working day',
        },
        {
          title: 'We print and check',
          text: 'The press reads every code it has printed.',
          duration: '2 to 3 working days',
        },
        { title: 'It comes on rolls', text: 'Core and winding for your applicator, or cut to sheets.' },
      ],
    },
    {
      kind: 'products',
      title: 'By the roll, off the shelf',
      from: { collection: 'barcode-compliance-labels' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Asked by people who scan',
      questions: [
        {
          heading: 'How small may a barcode be?',
          text: `EAN-13 keeps to 80 % of its nominal size, which is ${sizeOf(LEAST_EAN)} with the white beside its bars; a label for it has at least ${sizeOf(LEAST_EAN_LABEL)}. For less room there is DataMatrix from 8 mm.`,
        },
        {
          heading: 'Do you buy numbers for me?',
          text: 'No. EAN and UPC numbers come from GS1 Canada in your own name; we print any other numbers that you make yourself.',
        },
        {
          heading: 'Can each label be different?',
          text: 'Yes: serial number labels and asset tags have their own number each, at the price you see above.',
        },
      ],
    },
    { kind: 'action', page: 'general' },
  ],
} as const satisfies LandingPage
