import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { fabricColours, garments, printPlacements } from '../../../../content/calculators/apparel.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { GarmentDrawing } from '../apparel/garment-drawing.tsx'
import { CuttingMat, computeFigureHeight, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'

const { pictures: words } = calculatorCopy

const SIDE = 480
/** Size of a garment's drawing, in its own units. */
const GARMENT = { width: 300, height: 279 }
/** The number of garments drawn below the first one, by quantity, so that a large order looks larger. */
const PILE = [
  { from: 1_000, count: 5 },
  { from: 200, count: 4 },
  { from: 100, count: 3 },
  { from: 50, count: 2 },
  { from: 0, count: 1 },
] as const
const STEP = 9

const isKeyOf = <T extends object>(table: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(table, key)

/** The garment in its colour with its print area, on top of a pile of the other garments. */
export function GarmentOrderPicture({ values: { garment, cloth, place, quantity } }: OrderPictureProps) {
  if (!isKeyOf(garments, garment) || !isKeyOf(fabricColours, cloth) || !isKeyOf(printPlacements, place))
    return null
  const pieces = Number(quantity)
  const below = PILE.find(({ from }) => pieces >= from)?.count ?? 1
  const left = (SIDE - GARMENT.width) / 2
  const top = (computeFigureHeight(SIDE) - GARMENT.height) / 2 + 8
  return (
    <OrderFigure
      side={SIDE}
      count={`${formatNumber(pieces)} pieces`}
      caption={`${words.garment} ${printPlacements[place].label}: ${printPlacements[place].note}.`}
    >
      <CuttingMat side={SIDE} />
      {Array.from({ length: below + 1 }, (_, at) => below - at).map((depth) => (
        <svg key={depth} x={left + depth * STEP} y={top - depth * STEP * 0.5} {...GARMENT}>
          <GarmentDrawing
            garment={garment}
            cloth={cloth}
            place={place}
            words={depth === 0 ? words.yourPrint : ''}
          />
        </svg>
      ))}
    </OrderFigure>
  )
}
