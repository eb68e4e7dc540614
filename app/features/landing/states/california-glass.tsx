import { californiaGlass as words } from '../../../../content/landing/state-facts.ts'

// The unit of both drawings is a tenth of an inch.
const FIVE = 50
const SEVEN = 70
const WIDTH = 680
const HEIGHT = 330

/** The windshield and the rear window of a car, with the squares in which California allows stickers, all to scale. */
export const CaliforniaWindowDrawing = () => (
  <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
      {/* Seen from the front, the driver's side is on the right. */}
      <Glass
        caption={words.windshield}
        slant={70}
        squares={[
          { side: 'left', size: SEVEN },
          { side: 'right', size: FIVE },
        ]}
        wipers
      />
      <Glass caption={words.rear} slant={95} squares={[{ side: 'right', size: SEVEN }]} />
    </div>
    <div>
      <dl className="border-t border-line-strong">
        {words.places.map(({ name, size, text }) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="contents">
              <span className="font-display text-xl leading-tight font-extrabold tabular-nums sm:row-span-2">
                {size}
              </span>
              <span className="font-semibold">{name}</span>
            </dt>
            <dd className="text-slate sm:col-start-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-slate">{words.source}</p>
    </div>
  </div>
)

type GlassProps = {
  caption: string
  /** How far each upper corner of the window is inset from the lower corner on the same side. The window narrows towards the top. */
  slant: number
  squares: readonly { side: 'left' | 'right'; size: number }[]
  wipers?: boolean
}

function Glass({ caption, slant, squares, wipers = false }: GlassProps) {
  const left = 50
  const right = WIDTH - 50
  const foot = HEIGHT - 40
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full bg-hi-vis">
        <path
          d={`M0 ${HEIGHT}V${foot - 20}L${slant - 20} 22Q${WIDTH / 2} -8 ${WIDTH - slant + 20} 22L${WIDTH} ${foot - 20}V${HEIGHT}z`}
          fill="#0f6373"
        />
        <path
          d={`M${left - 12} ${foot}L${slant + 26} 44Q${WIDTH / 2} 20 ${WIDTH - slant - 26} 44L${right + 12} ${foot}Q${WIDTH / 2} ${foot + 16} ${left - 12} ${foot}z`}
          fill="#dcebef"
          stroke="#0b1f2a"
          strokeWidth="7"
          strokeLinejoin="round"
        />
        <path
          d={`M${WIDTH * 0.46} 48L${WIDTH * 0.36} ${foot - 60}h44L${WIDTH * 0.58} 44z`}
          fill="#ffffff"
          opacity=".55"
        />
        {wipers && (
          <path
            d={`M210 ${foot + 10}L410 ${foot - 26}M410 ${foot + 12}L560 ${foot - 18}`}
            stroke="#0b1f2a"
            strokeWidth="6"
            strokeLinecap="round"
          />
        )}
        {squares.map(({ side, size }) => {
          const inset = 14 + (slant - 70) * 0.4
          const x = side === 'left' ? left + inset : right - inset - size
          const y = foot - 14 - size
          return (
            <g key={side}>
              <rect
                x={x}
                y={y}
                width={size}
                height={size}
                fill="#ffffff"
                stroke="#e6007e"
                strokeWidth="4"
                strokeDasharray="10 7"
              />
              <text
                x={x + size / 2}
                y={y + size / 2 + 11}
                textAnchor="middle"
                fontSize="30"
                fontWeight="700"
                fill="#0b1f2a"
              >
                {size / 10}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-2 text-sm text-slate">{caption}</figcaption>
    </figure>
  )
}
