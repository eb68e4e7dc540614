import { formatNumber } from '../../../domain/written-number.ts'
import { fleetCopy } from '../../../content/fleet.ts'
import type { FleetFields, FleetProof, FleetProofVehicle } from '../../../contract/fleet.ts'
import { MAX_CART_LINES } from '../../../domain/cart/limits.ts'
import { chooseFilmBackground } from '../../../domain/lettering/film-background.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { Table } from '../../ui/table.tsx'

const { proof: words } = fleetCopy
/** Units of the drawing per millimetre. */
const UNITS_PER_MM = 10
const EDGE = 200

type ShownProof = { fields: FleetFields; proof: FleetProof; besides: number }

/** The proof for a list of vehicles: rejected rows with the reasons, every vehicle at the same scale, the price, and the next steps. */
export function FleetProofView({ fields, proof, besides }: ShownProof) {
  return (
    <>
      {proof.refused.length > 0 && <Refused rows={proof.refused} />}
      {proof.vehicles.length > 0 && (
        <>
          <Drawings proof={proof} />
          <Buy fields={fields} proof={proof} besides={besides} />
          <Vehicles vehicles={proof.vehicles} />
        </>
      )}
    </>
  )
}

const Refused = ({ rows }: { rows: FleetProof['refused'] }) => (
  <section aria-labelledby="refused-title" className="border-l-4 border-maple bg-paper p-5">
    <h3 id="refused-title" className="text-lg">
      {words.refused}: {rows.length}
    </h3>
    <p className="mt-1 text-slate">{words.refusedLead}</p>
    <ul className="mt-3 grid gap-2">
      {rows.map(({ line, text, words: why }) => (
        <li key={`${line} ${text} ${why}`} className="grid gap-x-4 sm:grid-cols-[4rem_1fr]">
          <span className="font-semibold tabular-nums">
            {words.line} {line}
          </span>
          <span className="min-w-0">
            <span className="block font-mono text-sm wrap-anywhere text-slate">{text}</span>
            {why}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function Drawings({ proof: { vehicles, film } }: { proof: FleetProof }) {
  const drawn = vehicles.filter(({ path }) => path !== null)
  const width = Math.max(...drawn.map(({ widthMm }) => widthMm)) * UNITS_PER_MM
  const height = Math.max(...drawn.map(({ heightMm }) => heightMm)) * UNITS_PER_MM
  return (
    <div>
      <p className="mb-3 text-slate">{drawn.length === vehicles.length ? null : words.onScreen}</p>
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {drawn.map((vehicle) => (
          <li key={vehicle.unit} className="bg-paper">
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${width + 2 * EDGE} ${height + 2 * EDGE}`}
              className="block max-h-40 w-full"
            >
              <rect width="100%" height="100%" fill={chooseFilmBackground(film)} />
              <path
                d={vehicle.path ?? ''}
                fill={film}
                transform={`translate(${EDGE + (width - vehicle.widthMm * UNITS_PER_MM) / 2} ${EDGE + (height - vehicle.heightMm * UNITS_PER_MM) / 2})`}
              />
            </svg>
            <p className="flex flex-wrap justify-between gap-x-3 p-2 text-sm tabular-nums">
              <strong className="wrap-anywhere">{vehicle.unit}</strong>
              <span className="text-slate">{sizeOf(vehicle)}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const sizeOf = ({ widthMm, heightMm }: FleetProofVehicle): string =>
  `${formatNumber(Math.round(widthMm))} × ${formatNumber(Math.round(heightMm))} mm`

/**
 * The button that orders the proof. It sends the values from which the proof was made, even if the visitor has changed the form above since
 * then.
 */
function Buy({ fields, besides, proof }: ShownProof) {
  const { totalCents, singlyCents, pieces, nextBreak, vehicles } = proof
  const hasRoom = besides + vehicles.length <= MAX_CART_LINES
  return (
    <form
      method="post"
      action="/fleet#proof"
      className="on-dark grid gap-6 bg-river p-5 text-paper md:p-8 lg:grid-cols-[1fr_auto] lg:items-end"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <p className="font-semibold text-[#c8d5d8]">
          {words.total} ({pieces} {words.pieces})
        </p>
        <p className="font-display text-4xl leading-none font-extrabold tabular-nums">
          {formatMoney(totalCents)}
        </p>
        {singlyCents > totalCents && (
          <p className="mt-2 text-[#c8d5d8] tabular-nums">
            {words.singly}: {formatMoney(singlyCents)}
          </p>
        )}
        {nextBreak !== null && (
          <p className="mt-2 border-l-4 border-hi-vis pl-3 text-sm font-semibold">
            {words.nextBreak} {nextBreak} {words.pieces}.
          </p>
        )}
        {hasRoom ? (
          <p className="mt-3 max-w-xl text-sm text-[#c8d5d8]">{words.perLine}</p>
        ) : (
          <p className="mt-3 max-w-xl border-l-4 border-hi-vis pl-3 font-semibold">
            {words.noRoom(besides, vehicles.length)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {hasRoom && (
          <Button
            name="way"
            value="cart"
            type="submit"
            kind="primary"
            size="large"
            data-cta="fleet-cart"
            className="[--under:var(--color-river)]"
          >
            {words.add} ({vehicles.length})
          </Button>
        )}
        <button
          type="submit"
          name="way"
          value="pdf"
          className="min-h-13 rounded-sm border-[1.5px] border-paper px-4 font-bold hover:bg-paper hover:text-river"
        >
          {words.pdf}
        </button>
      </div>
    </form>
  )
}

const Vehicles = ({ vehicles }: { vehicles: readonly FleetProofVehicle[] }) => (
  <div className="bg-paper p-5">
    <ScrollingTable label={words.caption}>
      <Table
        look="dense"
        isCardsOnPhone
        caption={words.caption}
        columns={[
          { title: words.columns.unit, render: ({ unit }) => unit },
          {
            title: words.columns.vehicle,
            onCard: 'own-line',
            render: ({ plate, vehicle, second }) => [plate, vehicle, second].filter(Boolean).join(', '),
          },
          {
            title: words.columns.size,
            render: (vehicle) => <span className="whitespace-nowrap">{sizeOf(vehicle)}</span>,
          },
          {
            title: words.columns.each,
            isFigure: true,
            onCard: 'titled',
            render: ({ eachCents }) => formatMoney(eachCents),
          },
          {
            title: words.columns.total,
            isFigure: true,
            onCard: 'titled',
            render: ({ totalCents }) => formatMoney(totalCents),
          },
        ]}
        rows={vehicles}
        keyOf={({ unit }) => unit}
      />
    </ScrollingTable>
  </div>
)
