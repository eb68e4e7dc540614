import { apparel } from './apparel.ts'
import type { Calculator } from './calculator.ts'
import { floorGraphics } from './floor-graphics.ts'
import { labels } from './labels.ts'
import { murals } from './murals.ts'
import { packaging } from './packaging.ts'
import { yardSigns } from './yard-signs.ts'

/** All calculators. Adding one here is enough for its items to be added to carts, quoted, ordered and made. */
export const calculators: readonly Calculator[] = [
  yardSigns,
  labels,
  apparel,
  murals,
  floorGraphics,
  packaging,
]

/** Finds a calculator by its kind, the name used in addresses and the database; null if unknown. */
export const findCalculator = (kind: string): Calculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
