import { apparelCalculator } from './apparel.ts'
import type { Calculator } from './calculator.ts'
import { floorGraphicsCalculator } from './floor-graphics.ts'
import { labelCalculator } from './labels.ts'
import { muralCalculator } from './murals.ts'
import { packagingCalculator } from './packaging.ts'
import { yardSignCalculator } from './yard-signs.ts'

/** All calculators. Adding one here is enough for its items to be added to carts, quoted, ordered and made. */
export const calculators: readonly Calculator[] = [
  yardSignCalculator,
  labelCalculator,
  apparelCalculator,
  muralCalculator,
  floorGraphicsCalculator,
  packagingCalculator,
]

/** Finds a calculator by its kind, the name used in addresses and the database; null if unknown. */
export const findCalculator = (kind: string): Calculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
