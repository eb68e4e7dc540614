import type { ReactNode } from 'react'
import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { labelMaterials, labelTypes } from '../../../../content/calculators/labels.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { drawBarsPath, EXAMPLE_EAN, drawQrPath, EXAMPLE_SERIALS } from './label-codes.ts'
import { CuttingMat, getCutLineAttributes, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'

const { pictures: words } = calculatorCopy

/** The drawing's unit is a fiftieth of an inch, so the most common label, 2 × 1 in, is 100 × 50. */
const SIDE = 360
const LABEL = { width: 100, height: 50 }
const GAP = 6
const ROLL = { x: 86, y: 120, core: 30 }
const FULL_ROLL_QUANTITY = 25_000

/** Colours of each material, as a gradient; foil and polyester look metallic. */
const STOCK: Readonly<Record<string, readonly [from: string, to: string]>> = {
  polyester: ['#ffffff', '#dfe5e7'],
  vinyl: ['#ffffff', '#ffffff'],
  paper: ['#f7f1e2', '#f3ecd9'],
  foil: ['#f2f4f5', '#9ba6ab'],
}

/** A roll whose thickness grows with the number of labels, and the first three labels. */
export function LabelOrderPicture({ values }: OrderPictureProps) {
  const { type = '', material = '', quantity } = values
  const pieces = Number(quantity)
  const radius = ROLL.core + 16 + 34 * Math.sqrt(pieces / FULL_ROLL_QUANTITY)
  const [from, to] = STOCK[material] ?? ['#ffffff', '#ffffff']
  const top = ROLL.y + radius - LABEL.height - 2 * GAP
  const rings = Array.from({ length: 6 }, (_, at) => ROLL.core + ((radius - ROLL.core) * (at + 1)) / 6)
  return (
    <OrderFigure
      side={SIDE}
      count={`${formatNumber(pieces)} labels`}
      caption={`${words.labels} ${titleOf(type, material)}.`}
    >
      <CuttingMat side={SIDE} />
      <linearGradient id="label-stock" x2="1" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <path fill="#f6e7b8" d={`M${ROLL.x} ${top}H${SIDE}v${LABEL.height + 2 * GAP}H${ROLL.x}z`} />
      <circle cx={ROLL.x} cy={ROLL.y} r={radius} fill="#f6e7b8" />
      {rings.map((ring) => (
        <circle key={ring} cx={ROLL.x} cy={ROLL.y} r={ring} fill="none" stroke="#d9c68a" strokeWidth="0.8" />
      ))}
      <circle cx={ROLL.x} cy={ROLL.y} r={ROLL.core} fill="#b98b5b" />
      <circle cx={ROLL.x} cy={ROLL.y} r={ROLL.core - 6} fill="#083a44" />
      {EXAMPLE_SERIALS.map((serial, at) => {
        const x = ROLL.x + radius * 0.9 + at * (LABEL.width + GAP)
        return (
          <g key={serial.number} transform={`translate(${x} ${top + GAP})`}>
            <rect {...LABEL} rx="4" fill="url(#label-stock)" />
            <Printed type={type} serial={serial} />
            <rect {...LABEL} rx="4" {...getCutLineAttributes(SIDE)} />
          </g>
        )
      })}
    </OrderFigure>
  )
}

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

function titleOf(type: string, material: string): string {
  const title = isKeyOf(labelTypes, type) ? labelTypes[type].label : type
  const stock = isKeyOf(labelMaterials, material) ? labelMaterials[material].label : material
  return `${title}, ${stock.toLowerCase()}`
}

type Serial = (typeof EXAMPLE_SERIALS)[number]

/** The print on a label of the chosen type, in a box of 100 × 50 units. */
function Printed({ type, serial: { number, bars } }: { type: string; serial: Serial }): ReactNode {
  switch (type) {
    case 'qr':
      return (
        <>
          <path d={drawQrPath(7, 6.5, 1.48)} fill="#0b1f2a" />
          <Text x={71} y={21} size={7}>
            SCAN FOR
          </Text>
          <Text x={71} y={31} size={7}>
            MANUAL
          </Text>
        </>
      )
    case 'serial':
      return (
        <>
          <path d={drawBarsPath(bars, 16, 6, 1, 26)} fill="#0b1f2a" />
          <Text x={50} y={44} size={11}>
            {number}
          </Text>
        </>
      )
    case 'regulatory':
      return (
        <>
          <path d="M26 6l19 19-19 19L7 25z" fill="#ffffff" stroke="#c8242b" strokeWidth="3" />
          <path d="M24 14h4l-1 14h-2zM24 31h4v4h-4z" fill="#0b1f2a" />
          <Text x={72} y={16} size={6.5}>
            WARNING
          </Text>
          <Text x={72} y={26} size={6.5}>
            ATTENTION
          </Text>
          <path d="M52 33h42M52 37h42M52 41h30" stroke="#0b1f2a" strokeWidth="1.2" />
        </>
      )
    case 'asset':
      return (
        <>
          <path d="M0 4q0-4 4-4h92q4 0 4 4v11H0z" fill="#0f6373" />
          <Text x={50} y={10.5} size={7} fill="#ffffff">
            PROPERTY OF YOU
          </Text>
          <path d={drawBarsPath(bars, 16, 18, 1, 17)} fill="#0b1f2a" />
          <Text x={50} y={45} size={8.5}>
            {number}
          </Text>
        </>
      )
    default:
      return (
        <>
          <path d={drawBarsPath(EXAMPLE_EAN, 7, 5, 0.9, 32)} fill="#0b1f2a" />
          <Text x={50} y={46} size={8}>
            9 506000 134352
          </Text>
        </>
      )
  }
}

type TextProps = { x: number; y: number; size: number; fill?: string; children: string }

const Text = ({ x, y, size, fill = '#0b1f2a', children }: TextProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight="700"
    fill={fill}
    textAnchor="middle"
    dominantBaseline="middle"
  >
    {children}
  </text>
)
