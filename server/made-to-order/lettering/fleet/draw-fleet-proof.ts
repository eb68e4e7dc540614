import { describeDesignRefusal } from '../../../../content/design-refusals.ts'
import { fleetCopy } from '../../../../content/fleet.ts'
import type { FleetDrawing, FleetFields, FleetProof } from '../../../../contract/fleet.ts'
import { getFleetCapHeightMm } from '../../../../domain/lettering/fleet-choices.ts'
import { parseFleetList, type RefusedRow, type Vehicle } from '../../../../domain/lettering/fleet-list.ts'
import { priceLettering } from '../../../../domain/lettering/lettering-price.ts'
import { DECAL_SIZE, getQuantityBreaks } from '../../../../domain/pricing/decal-rates.ts'
import { findFilmColour } from '../../../../domain/production/film-colours.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import type { Deps } from '../../../deps.ts'
import { loadTextScreeners, recordRefusedText } from '../../../screening/index.ts'
import type { LetteringSpecification } from '../lettering-specification.ts'
import { parseFleetRows } from './fleet-rows.ts'

/**
 * The number of letterings per engine job. A job of this size takes only a fraction of a second, so that other requests can run between
 * jobs.
 */
const BATCH_SIZE = 50

type Outline = { widthMm: number; heightMm: number; path: string }
type DrawnVehicle = Vehicle & Outline

/** A vehicle with the drawing, price and specification of its lettering. */
export type VehicleProof = DrawnVehicle & { eachCents: number; specification: LetteringSpecification }

export type FleetProofResult =
  | { ok: true; vehicles: VehicleProof[]; proof: FleetProof }
  | { ok: false; reason: 'busy'; message: string }

/** Draws and prices the lettering for every vehicle of a list. For a vehicle that can't be lettered, reports the line of the list. */
export async function drawFleetProof(
  deps: Pick<Deps, 'db' | 'now' | 'engine'>,
  fields: FleetFields,
  asker: string,
): Promise<FleetProofResult> {
  const list = parseFleetList(parseFleetRows(fields.list), fields.second)
  const unwelcome = await listRefusedWords(deps, list.vehicles)
  const lines = new Set(unwelcome.map(({ line }) => line))
  const welcome = list.vehicles.filter(({ line }) => !lines.has(line))
  const drawn = await drawAll(deps.engine, { vehicles: welcome, fields, asker })
  if (!drawn.ok) return drawn
  const fits = drawn.vehicles.filter(({ widthMm }) => widthMm <= DECAL_SIZE.maxWidth)
  const wide = drawn.vehicles.filter(({ widthMm }) => widthMm > DECAL_SIZE.maxWidth).map(tooWide)
  const vehicles = priced(fits, fields)
  const refused = [...list.refused, ...unwelcome, ...wide].toSorted((a, b) => a.line - b.line)
  return { ok: true, vehicles, proof: proofOf(vehicles, refused, fields) }
}

/** The number of vehicles that are drawn while the buyer is typing the list. */
const PREVIEWED_VEHICLES = 3

/**
 * Draws the first few vehicles while the buyer is still typing the list. Skips vehicles with refused text, and doesn't record that it was
 * refused, because the list isn't submitted yet.
 */
export async function drawFirstVehicles(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  fields: FleetFields,
  asker: string,
): Promise<{ ok: true; drawing: FleetDrawing } | Extract<FleetProofResult, { ok: false }>> {
  const { whole } = await loadTextScreeners(db)
  const vehicles = parseFleetList(parseFleetRows(fields.list), fields.second)
    .vehicles.filter((vehicle) => whole.lettering(linesOf(vehicle)) === null)
    .slice(0, PREVIEWED_VEHICLES)
  const drawn = await drawAll(engine, { vehicles, fields, asker })
  if (!drawn.ok) return drawn
  const shown = drawn.vehicles
    .filter(({ widthMm }) => widthMm <= DECAL_SIZE.maxWidth)
    .map(({ unit, widthMm, heightMm, path }) => ({ unit, widthMm, heightMm, path }))
  return { ok: true, drawing: { vehicles: shown, film: filmOf(fields) } }
}

const filmOf = ({ colour }: Pick<FleetFields, 'colour'>): string => findFilmColour(colour) ?? '#000000'

type Drawing = { vehicles: readonly Vehicle[]; fields: FleetFields; asker: string }

async function drawAll(
  engine: Deps['engine'],
  { vehicles, fields: { height, hand }, asker }: Drawing,
): Promise<{ ok: true; vehicles: DrawnVehicle[] } | Extract<FleetProofResult, { ok: false }>> {
  const drawn: DrawnVehicle[] = []
  for (let from = 0; from < vehicles.length; from += BATCH_SIZE) {
    const part = vehicles.slice(from, from + BATCH_SIZE)
    const asked = part.map((vehicle) => ({
      lines: linesOf(vehicle),
      hand,
      below: hand,
      capMm: getFleetCapHeightMm(height),
    }))
    const answer = await engine.outline(asked, asker)
    if (!answer.ok) return { ok: false, reason: 'busy', message: answer.message }
    part.forEach((vehicle, index) => {
      const outline = answer.outlines[index]
      if (!outline) throw new Error('The engine left out a lettering')
      drawn.push({ ...vehicle, ...outline })
    })
  }
  return { ok: true, vehicles: drawn }
}

const linesOf = ({ unit, second }: Vehicle): string[] => (second === '' ? [unit] : [unit, second])

/**
 * Checks the text to be lettered against the refused terms. The licence plate and the kind of vehicle aren't lettered, so they aren't
 * checked.
 */
async function listRefusedWords(
  deps: Pick<Deps, 'db' | 'now'>,
  vehicles: readonly Vehicle[],
): Promise<RefusedRow[]> {
  const { whole } = await loadTextScreeners(deps.db)
  const found = vehicles.flatMap((vehicle) => {
    const refused = whole.lettering(linesOf(vehicle))
    return refused ? [{ ...refused, line: vehicle.line, text: linesOf(vehicle).join(', ') }] : []
  })
  const [first] = found
  if (first) await recordRefusedText(deps, { place: 'lettering', ...first })
  return found.map((refused) => ({
    line: refused.line,
    text: refused.text,
    reason: 'refused-words',
    column: 'unit',
    value: describeDesignRefusal(refused),
  }))
}

const tooWide = ({ line, unit, second, widthMm }: DrawnVehicle): RefusedRow => ({
  line,
  text: linesOf({ line, unit, second, plate: '', vehicle: '' }).join(', '),
  reason: 'too-wide',
  column: 'unit',
  value: formatNumber(Math.round(widthMm)),
})

/** Prices the whole list: the total quantity decides the price break for each piece. */
function priced(
  drawn: readonly DrawnVehicle[],
  { height, hand, colour, film, each }: FleetFields,
): VehicleProof[] {
  const among = drawn.length * Number(each)
  return drawn.map((vehicle) => {
    const { widthMm, heightMm } = vehicle
    const price = priceLettering({ widthMm, heightMm, film }, among)
    if (!price.ok) throw new Error(`A vehicle of a list has no price: ${price.reason}`)
    const notes = (['plate', 'vehicle'] as const).flatMap((column) =>
      vehicle[column] === '' ? [] : [{ key: fleetCopy.notes[column], value: vehicle[column] }],
    )
    const lines = linesOf(vehicle)
    const capMm = getFleetCapHeightMm(height)
    const cut = { lines, capMm, hand, below: lines.length > 1 ? hand : null, colour, film }
    const specification = { ...cut, widthMm, heightMm, among, notes }
    return { ...vehicle, eachCents: price.pieceCents, specification }
  })
}

function proofOf(
  vehicles: readonly VehicleProof[],
  refused: readonly RefusedRow[],
  { colour, film, each }: FleetFields,
): FleetProof {
  const pieces = vehicles.length * Number(each)
  const singly = vehicles.map(({ widthMm, heightMm }) => {
    const price = priceLettering({ widthMm, heightMm, film }, 1)
    return price.ok ? price.pieceCents * Number(each) : 0
  })
  const sold = vehicles.map(({ specification, ...vehicle }) => ({
    ...vehicle,
    totalCents: vehicle.eachCents * Number(each),
    second: specification.lines[1] ?? '',
  }))
  return {
    vehicles: sold,
    refused: refused.map(({ line, text, reason, column, value }) => ({
      line,
      text,
      words: fleetCopy.reasons[reason](fleetCopy.columns[column], value),
    })),
    pieces,
    totalCents: sold.reduce((sum, { totalCents }) => sum + totalCents, 0),
    singlyCents: singly.reduce((sum, cents) => sum + cents, 0),
    nextBreak: getQuantityBreaks().find(({ from }) => from > pieces)?.from ?? null,
    film: filmOf({ colour }),
  }
}
