import { apparel } from './apparel.ts'
import type { Calculator } from './calculator.ts'
import { floorGraphics } from './floor-graphics.ts'
import { labels } from './labels.ts'
import { murals } from './murals.ts'
import { packaging } from './packaging.ts'
import { yardSigns } from './yard-signs.ts'

/** All calculators. An entry here is enough for an item to be added to the cart, quoted, ordered and made. */
export const calculators: readonly Calculator[] = [
  yardSigns,
  labels,
  apparel,
  murals,
  floorGraphics,
  packaging,
]

/** Finds a calculator by its kind, as in addresses and the database; null for any other text. */
export const findCalculator = (kind: string): Calculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
