import { calculatorWords as words } from '../../../../content/landing/calculator-words.ts'
import type { ScaleBox } from '../../../../domain/calculators/calculator.ts'

/** Height of the person, in mm, as the caption says. */
const PERSON = 1_750
const PERSON_WIDTH = 560
const MARGIN = 160
/** An item on stakes stands on a lawn; one that starts at the ground stands in a room. */
const [GRASS, FLOOR] = ['#6fae5c', '#b99a6b']

/** One piece to scale beside a person: the drawing's unit is the millimetre. */
export function ToScale({ box: { widthMm, heightMm, aboveGroundMm } }: { box: ScaleBox }) {
  const top = aboveGroundMm + heightMm
  const height = Math.max(PERSON, top) + 2 * MARGIN
  const ground = height - MARGIN
  const left = PERSON_WIDTH + 2 * MARGIN
  const width = left + widthMm + 4 * MARGIN
  const stakes = [0.25, 0.75].map((at) => `M${left + widthMm * at} ${ground}V${ground - aboveGroundMm}`)
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="max-h-64 w-full bg-mist"
        preserveAspectRatio="xMidYMax meet"
      >
        <path d={`M0 ${ground}H${width}V${height}H0z`} fill={aboveGroundMm > 0 ? GRASS : FLOOR} />
        <g transform={`translate(${MARGIN} ${ground - PERSON})`} fill="#17313f">
          <circle cx="280" cy="125" r="115" />
          <path d="M110 300q170-70 340 0l40 560h-80l-50-380 10 1270H300v-700h-40v700H190l10-1270-50 380H70z" />
        </g>
        {aboveGroundMm > 0 && <path d={stakes.join('')} stroke="#7b8b91" strokeWidth="18" />}
        <rect x={left} y={ground - top} width={widthMm} height={heightMm} fill="#ffffff" />
        <rect
          x={left}
          y={ground - top}
          width={widthMm}
          height={heightMm}
          fill="none"
          stroke="#e6007e"
          strokeWidth="10"
          strokeDasharray="40 28"
        />
        <path
          d={`M${left} ${ground - top - 60}h${widthMm}M${left} ${ground - top - 90}v60M${left + widthMm} ${ground - top - 90}v60M${left + widthMm + 60} ${ground - top}v${heightMm}M${left + widthMm + 30} ${ground - top}h60M${left + widthMm + 30} ${ground - aboveGroundMm}h60`}
          stroke="#0b1f2a"
          strokeWidth="8"
          fill="none"
        />
        <text x={left + widthMm / 2} y={ground - top - 110} {...label}>
          {inches(widthMm)}
        </text>
        <text x={left + widthMm + 220} y={ground - top + heightMm / 2 + 30} {...label}>
          {inches(heightMm)}
        </text>
      </svg>
      <figcaption className="mt-1 text-sm text-slate">{words.toScale}</figcaption>
    </figure>
  )
}

const label = { fontSize: 90, fontWeight: 600, textAnchor: 'middle', fill: '#0b1f2a' } as const

const inches = (mm: number): string => `${Math.round((mm / 25.4) * 10) / 10} in`
