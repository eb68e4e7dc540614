import type { Engine } from '../engine/engine.ts'
import type { DecalCutOptions, DecalSubject } from '../engine/jobs.ts'

export type DecalInspector = { engine: Pick<Engine, 'inspect'> }

/** A decal whose sold width depends on its proportions. Sizes are in mm. */
export type SizedDecal = {
  subject: DecalSubject
  cutKind: DecalCutOptions['cutKind']
  /** The width in mm; null if it is known only after drawing. */
  widthMm: number | null
  widthAt: (sides: { widthMm: number; heightMm: number }) => number
}

// The tolerance in mm between the found width and the sold width.
const WIDTH_TOLERANCE_MM = 0.05
const MAX_TRIES = 5
/** The proportions that are assumed until the real ones are known. For items that are sold by width, they make no difference. */
const FIRST_SIZE = { widthMm: 100, heightMm: 100 }

/**
 * Finds the width at which the decal has the size that was sold, by drawing it at different widths. Returns the findings at that width, or
 * the engine's refusal.
 */
export async function inspectAtSoldSize(
  { engine }: DecalInspector,
  { subject, cutKind, widthMm, widthAt }: SizedDecal,
  asker: string,
) {
  let making: DecalCutOptions = { widthMm: widthMm ?? widthAt(FIRST_SIZE), cutKind }
  for (let tries = 1; ; tries += 1) {
    const read = await engine.inspect(subject, making, { asker, coarseAccepted: true })
    if (!read.ok) return read
    const wanted = widthAt(read)
    // Tries again at the new width. The border has the same width at every size, so the proportions change with the size.
    if (Math.abs(wanted - making.widthMm) < WIDTH_TOLERANCE_MM || tries === MAX_TRIES)
      return { ...read, making }
    making = { ...making, widthMm: wanted }
  }
}
