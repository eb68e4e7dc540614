import type { Engine } from '../engine/engine.ts'
import type { Making, Subject } from '../engine/jobs.ts'

export type Inspector = { engine: Pick<Engine, 'inspect'> }

/** A decal whose width is computed from its sides at any other width, in mm. */
export type SizedDecal = {
  subject: Subject
  cutKind: Making['cutKind']
  /** Null if it isn't known in advance. */
  widthMm: number | null
  widthAt: (sides: { widthMm: number; heightMm: number }) => number
}

// Tolerance in mm for sizes by the longest side.
const NEAR = 0.05
const MOST_TRIES = 5
/** Proportions assumed while they are unknown; the result is exact for anything sold by its width. */
const SQUARE = { widthMm: 100, heightMm: 100 }

/** The width at which a decal has the sold size, with its findings there; or the engine's refusal. */
export async function inspectSold(
  { engine }: Inspector,
  { subject, cutKind, widthMm, widthAt }: SizedDecal,
  asker: string,
) {
  let making: Making = { widthMm: widthMm ?? widthAt(SQUARE), cutKind }
  for (let tries = 1; ; tries += 1) {
    const read = await engine.inspect(subject, making, { asker, coarseAccepted: true })
    if (!read.ok) return read
    const wanted = widthAt(read)
    // The border keeps its width at every size, so proportions change slightly with the size.
    if (Math.abs(wanted - making.widthMm) < NEAR || tries === MOST_TRIES) return { ...read, making }
    making = { ...making, widthMm: wanted }
  }
}
