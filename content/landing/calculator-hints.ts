import { getLaminateRateCents } from '../../domain/calculators/murals.ts'
import { formatMoney } from '../../domain/money.ts'

type Hints = Readonly<Record<string, string>>

/** Hints below the fields of each calculator, by the calculator's kind and the field's name. */
const calculatorHints: Readonly<Record<string, Hints>> = {
  apparel: {
    words: 'For example: 10 S, 20 M, 15 L, 5 XL, the crest in white. You approve a proof before we press.',
  },
  'floor-graphics': {
    wide: '4 in, for lanes, walkways, frames and stripes. Enter the length in the unit chosen above. A stripe 200 mm wide counts twice.',
    narrow: '2 in, for pallet positions, bins and tools. Enter the length in the unit chosen above.',
    pictograms: '400 mm: ISO 7010 signs, arrows or your own design.',
    words: 'Letters 200 mm high: STOP, DOCK 4 or an aisle number.',
    notes: 'Or a link to your plan. You approve a drawing before we cut.',
  },
  labels: { words: 'For example: 2 × 1 in, numbers 004000 to 004999.' },
  murals: {
    get laminate() {
      return `Protects against hands, carts and chairs: ${formatMoney(getLaminateRateCents())} per square foot.`
    },
    words: 'What you want on it, and any doors and outlets. You approve a proof before we print.',
  },
  packaging: {
    width: 'Measure a box on the inside, and a bag lying flat.',
    height: 'Measure it standing up.',
    depth: 'For a bag, the depth of its unfolded bottom. Bottles and labels have no depth.',
    words: 'Your text, and what goes inside the package. You approve a proof before we print.',
  },
  'yard-signs': {
    words: 'Or a link to your file or design. You approve a proof before we print.',
  },
}

/** Returns the hints of a calculator by field name; empty if it has none. */
export const getCalculatorHints = (kind: string): Hints => calculatorHints[kind] ?? {}
