import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { getCutLineAttributes, computeFigureHeight, OrderFigure } from './order-figure.tsx'
import type { OrderPictureProps } from './order-picture-props.ts'

const { pictures: words } = calculatorCopy

/** The width of the view, in mm. The floor is seen from above. */
const SIDE = 2_400
const HEIGHT = computeFigureHeight(SIDE)

/** The pieces of film cut for the floor, all at the same scale, each with its quantity. */
export function FloorOrderPicture({ values }: OrderPictureProps) {
  const { unit = 'm', material } = values
  const [wide, narrow, signs, texts] = ['wide', 'narrow', 'pictograms', 'words'].map((name) =>
    Number(values[name]),
  )
  const total = (wide ?? 0) + (narrow ?? 0)
  const pieces = (signs ?? 0) + (texts ?? 0)
  const count = [
    ...(total > 0 ? [`${formatNumber(total)} ${unit}`] : []),
    ...(pieces > 0 ? [`${formatNumber(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`] : []),
  ].join(' + ')
  return (
    <OrderFigure side={SIDE} count={count} caption={words.floor}>
      <path fill="#b9bfbd" d={`M0 0h${SIDE}v${HEIGHT}H0z`} />
      <path d={`M0 ${HEIGHT * 0.46}h${SIDE}M${SIDE * 0.37} 0v${HEIGHT}`} stroke="#a4aba9" strokeWidth="10" />
      {wide ? <Line y={1_120} width={100} fill="#ffc400" words={`${formatNumber(wide)} ${unit}`} /> : null}
      {narrow ? <Line y={1_405} width={50} fill="#ffffff" words={`${formatNumber(narrow)} ${unit}`} /> : null}
      {signs ? <Pictogram count={signs} /> : null}
      {texts ? <Word count={texts} /> : null}
      <Boots />
      <Grip material={material} />
    </OrderFigure>
  )
}

const times = (count: number): string => `× ${formatNumber(count)}`

type LineProps = { y: number; width: number; fill: string; words: string }

/** A strip of floor tape, labelled with its length. */
const Line = ({ y, width, fill, words: text }: LineProps) => (
  <>
    <rect x="0" y={y} width={SIDE} height={width} fill={fill} />
    <path d={`M0 ${y}h${SIDE}M0 ${y + width}h${SIDE}`} {...getCutLineAttributes(SIDE)} />
    <Note x={SIDE - 60} y={y - 22} anchor="end">
      {text}
    </Note>
  </>
)

/** The ISO 7010 sign "General mandatory action", 400 mm across. */
const Pictogram = ({ count }: { count: number }) => (
  <g transform="translate(560 560)">
    <circle r="200" fill="#0052a5" />
    <path fill="#ffffff" d="M-30-130h60l-12 170h-36zM-30 72h60v60h-60z" />
    <circle r="200" {...getCutLineAttributes(SIDE)} />
    <Note x={240} y={30}>
      {times(count)}
    </Note>
  </g>
)

/** A word in letters 200 mm high. */
const Word = ({ count }: { count: number }) => (
  <g transform="translate(1200 660)">
    <rect x="-60" y="-260" width="760" height="320" fill="#c8242b" />
    <text
      x="320"
      y="0"
      fontSize="278"
      fontWeight="800"
      fill="#ffffff"
      textAnchor="middle"
      textLength="620"
      lengthAdjust="spacingAndGlyphs"
    >
      STOP
    </text>
    <rect x="-60" y="-260" width="760" height="320" {...getCutLineAttributes(SIDE)} />
    <Note x={740} y={-70}>
      {times(count)}
    </Note>
  </g>
)

type NoteProps = { x: number; y: number; anchor?: 'start' | 'end'; children: string }

const Note = ({ x, y, anchor = 'start', children }: NoteProps) => (
  <text x={x} y={y} fontSize="110" fontWeight="800" fill="#0b1f2a" textAnchor={anchor}>
    {children}
  </text>
)

/** A pair of work boots, 310 mm long. */
const Boots = () => (
  <g fill="#3a3128">
    {['translate(170 880)', 'translate(390 880) scale(-1 1)'].map((place) => (
      <path
        key={place}
        transform={place}
        d="M30 0q50 0 56 90q4 60-12 110q-6 26 0 56q4 54-44 54t-46-54q-2-30 0-56q-12-60-8-110Q-18 0 30 0z"
      />
    ))}
  </g>
)

const GRAIN: Readonly<Record<string, { step: number; size: number }>> = {
  textured: { step: 120, size: 7 },
  grit: { step: 60, size: 10 },
}

/** The surface of the film: plain for a smooth film, otherwise with dots. */
function Grip({ material = '' }: { material?: string | undefined }) {
  const grain = GRAIN[material]
  if (!grain) return null
  const { step, size } = grain
  return (
    <>
      <pattern id="floor-grip" width={step} height={step} patternUnits="userSpaceOnUse">
        <path
          d={`M${step / 4} ${step / 4}h.1M${(step * 3) / 4} ${(step * 3) / 4}h.1`}
          stroke="#0b1f2a"
          strokeWidth={size}
          strokeLinecap="round"
          opacity="0.3"
        />
      </pattern>
      <path fill="url(#floor-grip)" d={`M0 0h${SIDE}v${HEIGHT}H0z`} />
    </>
  )
}
