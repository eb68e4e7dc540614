import {
  FLOOR_MATERIALS,
  type FloorMaterial,
  floorGraphicsRules,
  type FloorUnit,
  getFloorRates,
  getMinFloorOrderCents,
} from '../../domain/calculators/floor-graphics.ts'
import { formatMoney } from '../../domain/money.ts'
import { formatNumber } from '../../domain/written-number.ts'
import { describeCalculator } from './describe-calculator.ts'
import type { OptionCopy } from './labelled-fields.ts'

/** The floor films with their texts. `angle` is the film's range of slip angles, from the walking test on an oiled ramp (DIN 51130). */
export const floorMaterials = {
  smooth: {
    label: 'Smooth',
    angle: '6 to 10°',
    lasts: '1 year',
    applications: 'Dry foot traffic: offices, picking aisles, shops',
  },
  textured: {
    label: 'Textured',
    angle: '19 to 27°',
    lasts: '2 years',
    applications: 'Forklift lanes, docks, floors that are sometimes damp or dusty',
  },
  grit: {
    label: 'Grit',
    angle: 'over 35°',
    lasts: '3 years',
    applications: 'Ramps, wash-down areas, floors with oil or water on them',
  },
} satisfies Record<FloorMaterial, { label: string; angle: string; lasts: string; applications: string }>

const units = {
  m: { label: 'Metres', one: 'metre', short: 'm' },
  ft: { label: 'Feet', one: 'foot', short: 'ft' },
} satisfies Record<FloorUnit, { label: string; one: string; short: string }>

const times = (material: FloorMaterial): string => `× ${FLOOR_MATERIALS[material].percent / 100}`

const row = (material: FloorMaterial): OptionCopy => ({
  label: floorMaterials[material].label,
  note: floorMaterials[material].applications,
  get facts() {
    return [FLOOR_MATERIALS[material].rating, floorMaterials[material].lasts, times(material)]
  },
})

const counted = (number: number, one: string): string[] =>
  number > 0 ? [`${formatNumber(number)} ${one}${number === 1 ? '' : 's'}`] : []

const part = (label: string, amount: number, unit: string, each: string) =>
  amount > 0 ? [{ label, text: `${formatNumber(amount)}${unit} × ${each}` }] : []

export const floorGraphicsCalculator = describeCalculator(floorGraphicsRules, {
  title: 'Floor safety graphics',
  fields: {
    material: {
      look: 'table',
      label: 'Material',
      columns: ['Film', 'Rating', 'Lasts', 'Price'],
      options: { smooth: row('smooth'), textured: row('textured'), grit: row('grit') },
    },
    unit: { look: 'radio', label: 'Units', options: units },
    wide: {
      label: 'Lines 100 mm wide',
      hint: '4 in, for lanes, walkways, frames and stripes. Enter the length in the unit chosen above. A stripe 200 mm wide counts twice.',
    },
    narrow: {
      label: 'Lines 50 mm wide',
      hint: '2 in, for pallet positions, bins and tools. Enter the length in the unit chosen above.',
    },
    pictograms: { label: 'Pictograms', hint: '400 mm: ISO 7010 signs, arrows or your own design.' },
    words: { label: 'Words or numbers', hint: 'Letters 200 mm high: STOP, DOCK 4 or an aisle number.' },
    notes: {
      label: 'Colours, signs and words',
      hint: 'Or a link to your plan. You approve a drawing before we cut.',
    },
  },
  needs: 'The plan of this floor, or a list of lines with colour and length, pictograms and text.',
  work: ({ material = '' }) => ({
    sizeNote: 'lines 100 and 50 mm wide, pictograms 400 mm, letters 200 mm',
    film: `Floor film, ${material}`,
    cut: 'Cut, sorted and labelled to the plan',
  }),
  name: ({ wide, narrow, pictograms, words, unit, material }) =>
    [
      ...(wide + narrow > 0 ? [`${formatNumber(wide + narrow)} ${units[unit].short} of line`] : []),
      `${floorMaterials[material].label.toLowerCase()} ${FLOOR_MATERIALS[material].rating}`,
      ...counted(pictograms, 'pictogram'),
      ...counted(words, 'word'),
    ].join(', '),
  piece: ({ unit }) => `${units[unit].one} of 100 mm line`,
  reasons: ({ wide, narrow, pictograms, words, unit, material }, { wideEach, narrowEach, isMinimum }) => {
    const rates = getFloorRates()
    const short = ` ${units[unit].short}`
    return [
      ...part('Lines 100 mm', wide, short, wideEach),
      ...part('Lines 50 mm', narrow, short, narrowEach),
      ...part('Pictograms', pictograms, '', formatMoney(rates.pictograms)),
      ...part('Words', words, '', formatMoney(rates.words)),
      {
        label: 'Material',
        text: `${floorMaterials[material].label}, ${FLOOR_MATERIALS[material].rating}: ${times(material)}`,
      },
      ...(isMinimum ? [{ label: 'Minimum order', text: formatMoney(getMinFloorOrderCents()) }] : []),
      { label: 'Included', text: 'laminate with that rating, cut, sorted and labelled to your plan' },
    ]
  },
})
