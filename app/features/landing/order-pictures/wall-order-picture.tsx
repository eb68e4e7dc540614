import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { muralCalculator } from '../../../../content/calculators/murals.ts'
import { MM_PER_FOOT } from '../../../../domain/calculators/work-order.ts'
import { getCutLineAttributes, computeFigureHeight, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'
import { PersonForScale, PERSON_HEIGHT_MM, PERSON_WIDTH_MM } from './person-for-scale.tsx'

const { pictures: words } = calculatorCopy

const MARGIN_MM = 350
const FLOOR_MM = 450

/** The wall at its true proportions beside a person, with the seams between its panels. */
export function WallOrderPicture({ values }: OrderPictureProps) {
  const { pieces, size } = muralCalculator.workOrder(values)
  if (!size) return null
  const width = Number(values['width']) * MM_PER_FOOT
  const height = size.heightMm
  const across = PERSON_WIDTH_MM + width + 3 * MARGIN_MM
  const side = Math.max(across, (Math.max(height, PERSON_HEIGHT_MM) + FLOOR_MM + 2 * MARGIN_MM) * 1.6)
  const ground = computeFigureHeight(side) - FLOOR_MM
  const left = (side - across) / 2 + PERSON_WIDTH_MM + 2 * MARGIN_MM
  const top = ground - height
  const seams = Array.from({ length: pieces - 1 }, (_, at) => left + (at + 1) * size.widthMm)
  return (
    <OrderFigure side={side} count={pieces === 1 ? '1 panel' : `${pieces} panels`} caption={words.wall}>
      <path fill="#e8e2d6" d={`M0 0h${side}v${ground}H0z`} />
      <path fill="#b99a6b" d={`M0 ${ground}h${side}v${FLOOR_MM}H0z`} />
      <path fill="#f5f6f4" d={`M0 ${ground - 90}h${side}v90H0z`} />
      <clipPath id="wall">
        <rect x={left} y={top} width={width} height={height} />
      </clipPath>
      <g clipPath="url(#wall)">
        <g
          transform={`translate(${left + width / 2} ${top + height / 2}) scale(${Math.max(width / LAKE.width, height / LAKE.height)}) translate(${-LAKE.width / 2} ${-LAKE.height / 2})`}
        >
          <Lake />
        </g>
      </g>
      {values['laminate'] === 'yes' && (
        <path
          fill="#ffffff"
          opacity="0.22"
          d={`M${left + width * 0.12} ${top}h${width * 0.2}L${left + width * 0.16} ${ground}H${left}V${top + height * 0.7}z`}
        />
      )}
      <path d={seams.map((x) => `M${x} ${top}v${height}`).join('')} {...getCutLineAttributes(side)} />
      <rect x={left} y={top} width={width} height={height} {...getCutLineAttributes(side)} />
      <PersonForScale x={(side - across) / 2 + MARGIN_MM} ground={ground} />
    </OrderFigure>
  )
}

/** The part of the sample picture that is always visible. */
const LAKE = { width: 800, height: 400 }

/** The sample picture on the wall, shown until the visitor adds a picture. It extends beyond the view on all sides. */
const Lake = () => (
  <>
    <path fill="#f3dcb6" d="M-2000-2000h4800v4800h-4800z" />
    <path fill="#9fd0da" d="M-2000-2000h4800V90h-4800z" />
    <path fill="#cfe3dc" d="M-2000 90h4800v60h-4800z" />
    <circle cx="585" cy="180" r="52" fill="#ffc400" />
    <path fill="#2f6b4f" d="M-2000 196h2000q170-70 330-10t170 20h2300v40h-4800z" />
    <path fill="#2a8296" d="M-2000 208h4800v60h-4800z" />
    <path fill="#0f6373" d="M-2000 262h4800v2600h-4800z" />
    <path fill="#ffffff" d="M330 120v112h-74zM338 132l52 100h-52z" />
    <path fill="#c8242b" d="M250 240h150l-26 28h-98z" />
  </>
)
