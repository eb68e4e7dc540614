import { apparel } from './apparel.ts'
import type { Calculator } from './calculator.ts'
import { floorGraphics } from './floor-graphics.ts'
import { labels } from './labels.ts'
import { murals } from './murals.ts'
import { packaging } from './packaging.ts'
import { yardSigns } from './yard-signs.ts'

/** Every calculator. Being listed here is enough for it to be added to the cart, quoted, ordered and made. */
export const calculators: readonly Calculator[] = [
  yardSigns,
  labels,
  apparel,
  murals,
  floorGraphics,
  packaging,
]

/** The calculator of a kind as addresses and the database name it; null for any other word. */
export const findCalculator = (kind: string): Calculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
