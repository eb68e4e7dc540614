import type { SettingsCopy } from './settings-copy.ts'

const DAYS = 'Such as 3-5 days.'

/** Labels and hints of the settings for price factors. */
export const factorSettingsCopy = {
  labelFactors: {
    barcodePercent: { label: 'Barcode labels, % of the base price' },
    qrPercent: { label: 'QR code labels, % of the base price' },
    serialPercent: { label: 'Serial number labels, % of the base price' },
    regulatoryPercent: { label: 'Regulatory compliance labels, % of the base price' },
    assetPercent: { label: 'Asset tags, % of the base price' },
    polyesterPercent: { label: 'On polyester, % of the base price' },
    vinylPercent: { label: 'On vinyl, % of the base price' },
    paperPercent: { label: 'On paper, % of the base price' },
    foilPercent: { label: 'On foil, % of the base price' },
  },
  floorFactors: {
    smoothPercent: { label: 'Smooth film, R9, % of the base price' },
    texturedPercent: { label: 'Textured film, R11, % of the base price' },
    gritPercent: { label: 'Grit film, R13, % of the base price' },
  },
  muralFactors: {
    largeOverFeet: { label: 'Large wall: over, in square feet' },
    largePercent: { label: 'Large wall, % of the price per square foot' },
    hugeOverFeet: { label: 'Very large wall: over, in square feet' },
    hugePercent: { label: 'Very large wall, % of the price per square foot' },
  },
  packagingFactors: {
    largeOverMm: { label: 'Large: longest side over, in mm' },
    largePercent: { label: 'Large, % of the base price' },
    hugeOverMm: { label: 'Very large: longest side over, in mm' },
    hugePercent: { label: 'Very large, % of the base price' },
    roundsIncluded: { label: 'Rounds of changes included' },
    boxDays: { label: "Box: ready after your customer's approval", hint: DAYS },
    bottleDays: { label: "Bottle: ready after your customer's approval", hint: DAYS },
    bagDays: { label: "Bag: ready after your customer's approval", hint: DAYS },
    labelDays: { label: "Label: ready after your customer's approval", hint: DAYS },
  },
  yardSignBreaks: {
    first: { label: 'First price break, in signs' },
    second: { label: 'Second price break, in signs' },
    third: { label: 'Third price break, in signs' },
  },
} satisfies SettingsCopy<
  'labelFactors' | 'floorFactors' | 'muralFactors' | 'packagingFactors' | 'yardSignBreaks'
>
