import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { CuttingMat, getCutLineAttributes, computeFigureHeight, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'

const { pictures: words } = calculatorCopy

type Size = { width: number; height: number; depth: number }
type PiecePosition = { x: number; y: number }

/** Depth is drawn at an angle: each unit of depth moves a point this far to the right and upwards. */
const DEPTH_OFFSET = { x: 0.5, y: 0.32 }
/** The distance from a row to the one behind it, as a multiple of a piece's depth. */
const ROW_DISTANCE = 1.25
const PIECES_PER_ROW = 5
const COLUMN_DISTANCE = 1.3

/** Draws all the packages of an order at their true proportions, in rows one behind the other. */
export function PackageOrderPicture({ values }: OrderPictureProps) {
  const { type = 'box' } = values
  const [width = 0, height = 0, depth = 0] = ['width', 'height', 'depth'].map((name) =>
    Number(values[name] ?? 0),
  )
  const pieces = Number(values['quantity'])
  const size = {
    width,
    height: type === 'bottle' ? height * 1.7 : height,
    depth: depthOf(type, width, depth),
  }
  const places = Array.from({ length: pieces }, (_, at) => placeOf(at, size)).toReversed()
  const columns = Math.min(pieces, PIECES_PER_ROW)
  const rows = Math.ceil(pieces / PIECES_PER_ROW)
  const across =
    size.width * (1 + (columns - 1) * COLUMN_DISTANCE) +
    size.depth * DEPTH_OFFSET.x * (1 + (rows - 1) * ROW_DISTANCE)
  const up = size.height + size.depth * DEPTH_OFFSET.y * (1 + (rows - 1) * ROW_DISTANCE)
  const side = Math.max(across * 1.25, up * 1.6 * 1.3)
  const left = (side - across) / 2
  const ground = (computeFigureHeight(side) + up) / 2
  return (
    <OrderFigure
      side={side}
      count={pieces === 1 ? '1 mock-up' : `${pieces} mock-ups`}
      caption={`${words.package} ${sizeText(type, width, height, depth)}`}
    >
      <CuttingMat side={side} />
      <g transform={`translate(${left} ${ground})`}>
        {places.map((place) => (
          <Package key={`${place.x} ${place.y}`} type={type} size={size} place={place} side={side} />
        ))}
      </g>
    </OrderFigure>
  )
}

/** Returns the drawing's depth: a bottle is as deep as it is wide, and a label is almost flat. */
const depthOf = (type: string, width: number, depth: number): number =>
  type === 'bottle' ? width : type === 'label' ? width * 0.06 : depth

const placeOf = (at: number, { width, depth }: Size): PiecePosition => {
  const row = Math.floor(at / PIECES_PER_ROW)
  return {
    x: (at % PIECES_PER_ROW) * width * COLUMN_DISTANCE + row * depth * DEPTH_OFFSET.x * ROW_DISTANCE,
    y: -row * depth * DEPTH_OFFSET.y * ROW_DISTANCE,
  }
}

const sizeText = (type: string, width: number, height: number, depth: number): string =>
  `${[width, height, ...(type === 'box' || type === 'bag' ? [depth] : [])].join(' × ')} mm.`

type PackageProps = { type: string; size: Size; place: PiecePosition; side: number }

function Package({ type, size, place, side }: PackageProps) {
  const Shape = shapes[type] ?? Box
  return (
    <g
      transform={`translate(${place.x} ${place.y})`}
      stroke="#0b1f2a"
      strokeWidth={side / 400}
      strokeLinejoin="round"
    >
      <Shape size={size} side={side} />
    </g>
  )
}

type ShapeProps = { size: Size; side: number }

function Box({ size: { width, height, depth }, side }: ShapeProps) {
  const [x, y] = [depth * DEPTH_OFFSET.x, depth * DEPTH_OFFSET.y]
  return (
    <>
      <path fill="#f3efe6" d={`M0 0v${-height}h${width}v${height}z`} />
      <path fill="#c9bda6" d={`M${width} 0v${-height}l${x} ${-y}v${height}z`} />
      <path fill="#ffffff" d={`M0 ${-height}l${x} ${-y}h${width}l${-x} ${y}z`} />
      <Artwork x={width * 0.5} y={-height * 0.5} room={Math.min(width, height)} />
      <path d={`M0 0v${-height}h${width}v${height}z`} {...getCutLineAttributes(side)} />
    </>
  )
}

function Bag({ size: { width, height, depth }, side }: ShapeProps) {
  const sag = Math.min(depth * DEPTH_OFFSET.y, height * 0.2)
  const outline = `M${width * 0.04} ${-height}h${width * 0.92}q${width * 0.06} ${height * 0.5} ${width * 0.04} ${height}q${-width * 0.5} ${sag} ${-width} 0q${-width * 0.02} ${-height * 0.5} ${width * 0.04} ${-height}z`
  return (
    <>
      <path fill="#f3efe6" d={outline} />
      <path
        fill="#dcd3c0"
        d={`M0 0q${width * 0.5} ${-sag * 1.6} ${width} 0q${-width * 0.5} ${sag} ${-width} 0z`}
      />
      <path fill="none" d={`M${width * 0.05} ${-height * 0.9}h${width * 0.9}`} />
      <Artwork x={width * 0.5} y={-height * 0.5} room={Math.min(width, height) * 0.9} />
      <path d={outline} {...getCutLineAttributes(side)} />
    </>
  )
}

/** A bottle. The buyer enters the height of its label, and the bottle is 1.7 times as high. */
function Bottle({ size: { width, height }, side }: ShapeProps) {
  const label = height / 1.7
  const neck = width * 0.17
  return (
    <>
      <path
        fill="#7fa4ae"
        d={`M0 0v${-label * 1.2}q0 ${-label * 0.2} ${width / 2 - neck} ${-label * 0.28}v${-label * 0.22}h${neck * 2}v${label * 0.22}q${width / 2 - neck} ${label * 0.08} ${width / 2 - neck} ${label * 0.28}V0z`}
      />
      <path
        fill="#c8242b"
        d={`M${width / 2 - neck * 1.15} ${-height}h${neck * 2.3}v${label * 0.16}h${-neck * 2.3}z`}
      />
      <path fill="#ffffff" d={`M0 ${-label * 0.08}v${-label}h${width}v${label}z`} />
      <Artwork x={width * 0.5} y={-label * 0.58} room={Math.min(width, label)} />
      <path d={`M0 ${-label * 0.08}v${-label}h${width}v${label}z`} {...getCutLineAttributes(side)} />
    </>
  )
}

function Label({ size: { width, height }, side }: ShapeProps) {
  return (
    <>
      <path fill="#ffffff" d={`M0 0v${-height}h${width}V0z`} />
      <Artwork x={width * 0.5} y={-height * 0.5} room={Math.min(width, height)} />
      <path d={`M0 0v${-height}h${width}V0z`} {...getCutLineAttributes(side)} />
    </>
  )
}

const shapes: Readonly<Record<string, typeof Box>> = { box: Box, bag: Bag, bottle: Bottle, label: Label }

/** The shop's maple leaf, which stands for the buyer's artwork. */
const Artwork = ({ x, y, room }: PiecePosition & { room: number }) => (
  <path
    transform={`translate(${x - room * 0.3} ${y - room * 0.3}) scale(${(room * 0.6) / 24})`}
    fill="#0f6373"
    stroke="none"
    d="M11.4 15h1.2v7h-1.2zM12 2l2 4 2.5-1.3-.5 5 3-2.2.5 2H22l-2.5 3.5 1 1.5-5.5 2.5H9l-5.5-2.5 1-1.5L2 9.5h2.5l.5-2 3 2.2-.5-5L10 6z"
  />
)
