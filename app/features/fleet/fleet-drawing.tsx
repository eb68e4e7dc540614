import { fleetCopy } from '../../../content/fleet.ts'
import type { FleetDrawing as Drawing } from '../../../contract/fleet.ts'
import { chooseFilmBackground } from '../../../domain/lettering/film-background.ts'

const { form: words } = fleetCopy

// The drawing's unit is a tenth of a millimetre.
const EDGE = 400
const GAP = 500
const RULER = 1_000
/** The minimum width of the view. Without a minimum, a short text such as a single digit would be drawn much too large. */
const MIN_WIDTH = 6_000

/** Draws the first vehicles of the list at one scale, beside a ruler. The drawing changes while the visitor types, so it needs scripts. */
export function FleetDrawing({ drawing }: { drawing: Drawing | null }) {
  const vehicles = drawing?.vehicles ?? []
  return (
    <figure className="with-scripts" aria-live="polite">
      {drawing && vehicles.length > 0 ? (
        <Vehicles drawing={drawing} />
      ) : (
        <p className="grid min-h-36 place-items-center border border-dashed border-line-strong bg-mist p-5 text-center text-slate">
          {words.drawingHint}
        </p>
      )}
      {vehicles.length > 0 && (
        <figcaption className="mt-2 text-sm text-slate tabular-nums">
          <span className="font-semibold text-river">{words.drawing}. </span>
          {vehicles
            .map(({ unit, widthMm, heightMm }) =>
              words.measured(unit, Math.round(widthMm), Math.round(heightMm)),
            )
            .join(' · ')}
        </figcaption>
      )}
    </figure>
  )
}

function Vehicles({ drawing: { vehicles, film } }: { drawing: Drawing }) {
  const ground = chooseFilmBackground(film)
  const ink = ground === '#17313f' ? '#ffffff' : '#0b1f2a'
  const width = Math.max(MIN_WIDTH, ...vehicles.map(({ widthMm }) => widthMm * 10)) + 2 * EDGE
  const tops = vehicles.map((_, index) =>
    vehicles.slice(0, index).reduce((top, { heightMm }) => top + heightMm * 10 + GAP, EDGE),
  )
  const height = Math.max(
    width / 2,
    vehicles.reduce((sum, { heightMm }) => sum + heightMm * 10 + GAP, EDGE) + RULER / 2,
  )
  const foot = height - EDGE
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block max-h-96 w-full bg-mist">
      <rect width={width} height={height} fill={ground} />
      {vehicles.map(({ unit, path }, index) => (
        <path key={unit} d={path} fill={film} transform={`translate(${EDGE} ${tops[index] ?? EDGE})`} />
      ))}
      <path
        d={`M${width - EDGE - RULER} ${foot - 120}v120h${RULER}v-120`}
        fill="none"
        stroke={ink}
        strokeWidth={width / 300}
      />
      <text
        x={width - EDGE - RULER / 2}
        y={foot - 170}
        fontSize={width / 26}
        fontWeight="700"
        fill={ink}
        textAnchor="middle"
      >
        {words.ruler}
      </text>
    </svg>
  )
}
