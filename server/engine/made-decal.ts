import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Decal } from '../../decal/decal.ts'
import { parseDesign } from '../../decal/design.ts'
import { drawDecal, type Supplies } from '../../decal/draw-decal.ts'
import type { Drawing } from '../../decal/drawing.ts'
import { fillHoles, union } from '../../decal/geometry/booleans.ts'
import type { Making, Subject } from './jobs.ts'

export type Refusal = { ok: false; reason: string; field?: string; message: string }
type Made = { ok: true; decal: Decal } | Refusal

const SIZE_WORDS = {
  'no-area': 'There is nothing to cut around.',
  'too-small': 'At this size nothing is left between the cut lines. Please choose a larger one.',
  'too-large': 'This is longer than the shop can make. Please choose a smaller size.',
  'bad-offset': 'The cut line keeps 1 to 10 mm from the artwork.',
} as const

/** A decal as it will be made, of whatever it is made of. */
export function makeDecal(subject: Subject, making: Making, supplies: Supplies): Made {
  // Stored designs were written by the engine itself: one it cannot read is damage, not a visitor's mistake.
  const parsed = parseDesign(JSON.stringify(subject.design))
  if (!parsed.ok) throw new Error(`A stored design is not readable: ${parsed.field} ${parsed.message}`)
  const drawn = drawDecal(parsed.design, supplies)
  return drawn.ok ? makeDrawing(drawn.drawing, making) : drawn
}

/** The same of a drawing. */
export function makeDrawing({ layers, border }: Drawing, { widthMm, cutKind }: Making): Made {
  const silhouette = fillHoles(union(...layers.map(({ shape }) => shape)))
  const finished = finishDecal({ artwork: { kind: 'layers', layers }, silhouette, border, widthMm, cutKind })
  return finished.ok ? finished : { ...finished, message: SIZE_WORDS[finished.reason] }
}
