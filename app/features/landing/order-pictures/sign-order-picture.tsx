import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { yardSignCalculator } from '../../../../content/calculators/yard-signs.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { getCutLineAttributes, computeFigureHeight, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'
import { PersonForScale } from './person-for-scale.tsx'
import { wrapWords } from './wrap-words.ts'

const { pictures: words } = calculatorCopy

/** The size of the view, in mm at the distance of the first sign. The horizon is at eye level. */
const SIDE = 3_000
const GROUND_Y = 1_800
const EYE_MM = 1_150
const HORIZON = GROUND_Y - EYE_MM
/** The height of a sign's lower edge above the lawn, in mm. */
const STAKE_MM = 350
const FIRST_SIGN = { x: 1_050 }
/** The scales of the rows of signs behind the first sign. */
const ROW_SCALES = [0.62, 0.47, 0.37, 0.3, 0.25, 0.21, 0.18, 0.16, 0.14] as const
const SIGN_DISTANCE = 1.4

type Box = { widthMm: number; heightMm: number }
type SignPosition = { x: number; ground: number; scale: number }

/** All signs of the order on a lawn, in perspective. Only the first one shows its text and its cut line. */
export function SignOrderPicture({ values }: OrderPictureProps) {
  const { pieces, size } = yardSignCalculator.workOrder(values)
  if (!size) return null
  const top = GROUND_Y - STAKE_MM - size.heightMm
  return (
    <OrderFigure
      side={SIDE}
      count={`${formatNumber(pieces)} ${pieces === 1 ? 'sign' : 'signs'}`}
      caption={words.signs}
    >
      <path fill="#cfe3e6" d={`M0 0h${SIDE}v${HORIZON + 10}H0z`} />
      <path
        fill="#8fb39a"
        d={`M0 ${HORIZON}V520q180-120 380-40t420-30 460 20 420-60 480 30 420-40 420 40v${HORIZON}z`}
      />
      <path fill="#6fae5c" d={`M0 ${HORIZON}h${SIDE}v${computeFigureHeight(SIDE)}H0z`} />
      {rowsOf(pieces - 1, size.widthMm).map((row) => (
        <Row key={row[0]?.ground} places={row} size={size} />
      ))}
      <PersonForScale x={180} ground={GROUND_Y} />
      <Row places={[{ x: FIRST_SIGN.x, ground: GROUND_Y, scale: 1 }]} size={size} />
      <SignText text={values['words'] ?? ''} box={{ x: FIRST_SIGN.x, y: top, ...size }} />
      <rect
        x={FIRST_SIGN.x}
        y={top}
        width={size.widthMm}
        height={size.heightMm}
        {...getCutLineAttributes(SIDE)}
      />
    </OrderFigure>
  )
}

/** Returns the positions of the signs behind the first one, from the farthest row to the nearest. */
function rowsOf(count: number, widthMm: number): SignPosition[][] {
  const rows: SignPosition[][] = []
  let left = count
  for (const scale of ROW_SCALES) {
    if (left <= 0) break
    const fits = Math.floor(SIDE / (widthMm * scale * SIGN_DISTANCE))
    const here = Math.min(left, fits)
    const ground = HORIZON + EYE_MM * scale
    const first = (SIDE - here * widthMm * scale * SIGN_DISTANCE) / 2
    rows.unshift(
      Array.from({ length: here }, (_, at) => ({
        x: first + (at + 0.2) * widthMm * scale * SIGN_DISTANCE,
        ground,
        scale,
      })),
    )
    left -= here
  }
  return rows
}

function Row({ places, size: { widthMm, heightMm } }: { places: readonly SignPosition[]; size: Box }) {
  const stakes = places.flatMap(({ x, ground, scale }) =>
    [0.25, 0.75].map((at) => `M${x + widthMm * scale * at} ${ground}v${-STAKE_MM * scale}`),
  )
  const face = (from: number, to: number) =>
    places
      .map(
        ({ x, ground, scale }) =>
          `M${x} ${ground - (STAKE_MM + heightMm * (1 - from)) * scale}h${widthMm * scale}v${heightMm * (to - from) * scale}h${-widthMm * scale}z`,
      )
      .join('')
  return (
    <>
      <path d={stakes.join('')} stroke="#5d6a6f" strokeWidth={16 * (places[0]?.scale ?? 1)} />
      <path d={face(0, 1)} fill="#ffffff" stroke="#7b8b91" strokeWidth="3" />
      <path d={face(0.78, 1)} fill="#c8242b" />
    </>
  )
}

/** The buyer's text, as large as possible, above the sign's band. */
function SignText({ text, box }: { text: string; box: { x: number; y: number } & Box }) {
  const lines = wrapWords(text, words.yourSign)
  const longest = Math.max(...lines.map((line) => line.length))
  const room = box.heightMm * 0.74
  const size = Math.min((box.widthMm * 0.9) / (longest * 0.72), room / lines.length / 1.1)
  const first = box.y + room / 2 + box.heightMm * 0.03 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.36
  return (
    <text textAnchor="middle" fontSize={size} fontWeight="800" fill="#0b1f2a">
      {lines.map((line, at) => (
        <tspan key={`${at} ${line}`} x={box.x + box.widthMm / 2} y={first + at * size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
