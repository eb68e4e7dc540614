import type { Engine } from '../engine/engine.ts'
import type { Making, Subject } from '../engine/jobs.ts'

export type Inspector = { engine: Pick<Engine, 'inspect'> }

/** A decal whose sold width depends on its proportions. Sizes in mm. */
export type SizedDecal = {
  subject: Subject
  cutKind: Making['cutKind']
  /** Null if the width can only be computed from a drawing. */
  widthMm: number | null
  widthAt: (sides: { widthMm: number; heightMm: number }) => number
}

// The tolerance in mm: a width this close to the sold one is accepted.
const NEAR = 0.05
const MAX_TRIES = 5
/** Proportions assumed until the real ones are known. They don't affect items that are sold by their width. */
const SQUARE = { widthMm: 100, heightMm: 100 }

/** Finds the width at which a decal has the sold size, with the findings at that width; or returns the engine's refusal. */
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
    // The border is equally wide at every size, so proportions change slightly with the size.
    if (Math.abs(wanted - making.widthMm) < NEAR || tries === MAX_TRIES) return { ...read, making }
    making = { ...making, widthMm: wanted }
  }
}
