import type { FactorSettings } from '../../domain/settings/default-factors.ts'
import { defineNumberSetting, type SettingGroup, defineTextSetting } from './setting-kinds.ts'

const percent = (label: string) =>
  defineNumberSetting({ label: `${label}, % of the base price`, least: 1, most: 2_000, whole: true })
const footPercent = (label: string) =>
  defineNumberSetting({ label: `${label}, % of the price per square foot`, least: 1, most: 100, whole: true })
const feet = (label: string) =>
  defineNumberSetting({ label: `${label}, in square feet`, least: 1, most: 1_000, whole: true })
const side = (label: string) =>
  defineNumberSetting({ label: `${label}: longest side over, in mm`, least: 1, most: 1_000, whole: true })
const signs = (label: string) =>
  defineNumberSetting({ label: `${label}, in signs`, least: 2, most: 10_000, whole: true })
const ready = (label: string) =>
  defineTextSetting({
    label: `${label}: ready after your customer's approval`,
    hint: 'Such as 3-5 days.',
    most: 20,
  })

type FactorGroup = Exclude<keyof FactorSettings, 'quantityDiscounts'>

/** The form fields of the settings for calculators' price factors. */
export const priceFactorGroups: { readonly [Name in FactorGroup]: SettingGroup<FactorSettings[Name]> } = {
  labelFactors: {
    title: 'Price factors: labels',
    shownOn: 'The label calculator and its table of materials',
    fields: {
      barcodePercent: percent('Barcode labels'),
      qrPercent: percent('QR code labels'),
      serialPercent: percent('Serial number labels'),
      regulatoryPercent: percent('Regulatory compliance labels'),
      assetPercent: percent('Asset tags'),
      polyesterPercent: percent('On polyester'),
      vinylPercent: percent('On vinyl'),
      paperPercent: percent('On paper'),
      foilPercent: percent('On foil'),
    },
  },
  floorFactors: {
    title: 'Price factors: floor graphics',
    shownOn: 'The floor calculator and the bill of materials; each film multiplies the base prices',
    fields: {
      smoothPercent: percent('Smooth film, R9'),
      texturedPercent: percent('Textured film, R11'),
      gritPercent: percent('Grit film, R13'),
    },
  },
  muralFactors: {
    title: 'Price factors: wall murals',
    shownOn: 'The mural calculator; a lower price applies only to the square feet above its threshold',
    fields: {
      largeOverFeet: feet('Large wall: over'),
      largePercent: footPercent('Large wall'),
      hugeOverFeet: feet('Very large wall: over'),
      hugePercent: footPercent('Very large wall'),
    },
  },
  packagingFactors: {
    title: 'Price factors and turnaround: packaging mock-ups',
    shownOn: 'The packaging calculator and its page',
    fields: {
      largeOverMm: side('Large'),
      largePercent: percent('Large'),
      hugeOverMm: side('Very large'),
      hugePercent: percent('Very large'),
      roundsIncluded: defineNumberSetting({
        label: 'Rounds of changes included',
        least: 1,
        most: 20,
        whole: true,
      }),
      boxDays: ready('Box'),
      bottleDays: ready('Bottle'),
      bagDays: ready('Bag'),
      labelDays: ready('Label'),
    },
  },
  yardSignBreaks: {
    title: 'Price breaks: yard signs',
    shownOn: 'The yard sign calculator and its table; the prices are under Prices: yard signs',
    fields: {
      first: signs('First price break'),
      second: signs('Second price break'),
      third: signs('Third price break'),
    },
  },
}
