import { FLOOR_MATERIALS, type FloorMaterial, getFloorRates } from '../domain/calculators/floor-graphics.ts'
import type { FloorQuantities } from '../domain/floor-layouts/floor-quantities.ts'
import { formatMoney } from '../domain/money.ts'
import { formatNumber } from '../domain/written-number.ts'
import { floorMaterials } from './calculators/floor-graphics.ts'

const formatArea = (areaSqFt: number): string => `${formatNumber(areaSqFt)} sq ft`
const nameFilm = (material: FloorMaterial): string => floorMaterials[material].label.toLowerCase()

const items: Readonly<Record<keyof FloorQuantities, { name: string; unit: string }>> = {
  wide: { name: 'line 100 mm', unit: ' m' },
  narrow: { name: 'line 50 mm', unit: ' m' },
  pictograms: { name: 'pictograms 400 mm', unit: '' },
  words: { name: 'words 200 mm high', unit: '' },
}

/** Texts beside a floor's plan. */
export const floorBillCopy = {
  documentTitle: (areaSqFt: number): string => `Sample floor of ${formatArea(areaSqFt)}`,
  area: formatArea,
  scale: (scale: number): string => `Scale 1:${scale} on 11 × 17 in`,
  bars: { metres: '10 m', feet: '30 ft' },
  colours: 'Colours',
  pictograms: 'Pictograms (numbers of ISO 7010)',
  title: (material: FloorMaterial): string =>
    `Bill of quantities, in ${nameFilm(material)} film ${FLOOR_MATERIALS[material].rating}`,
  item: (item: keyof FloorQuantities, amount: number): { amount: string; text: string } => ({
    amount: `${formatNumber(amount)}${items[item].unit}`,
    text: `${items[item].name} at ${formatMoney(getFloorRates()[item])}`,
  }),
  total: (material: FloorMaterial): string => {
    const { rating, percent } = FLOOR_MATERIALS[material]
    return `Total in ${nameFilm(material)} ${rating} (× ${percent / 100})`
  },
  note: 'This is a sample, not a design for your building. Have exits, panels and walkways checked by the person responsible before you install anything. Prices are before tax and shipping.',
}
