import { describeDecalConcept } from '../../content/decal-concepts.ts'
import { describeDesignFault } from '../../content/design-faults.ts'
import { describeDesignRefusal, motifRefusalMessages } from '../../content/design-refusals.ts'
import {
  composeDecalDesigns,
  type EngineAssets,
  type DesignConcept,
} from '../../decal/compose/compose-decal-designs.ts'
import { interpretPrompt, type PromptReading } from '../../decal/compose/interpret-prompt.ts'
import { screenLettering, type ScreeningRefusal } from '../../decal/screening/screen.ts'
import { summariseConcept } from '../../decal/compose/summarise-concept.ts'
import { drawThumbnail } from '../../decal/compose/thumbnail.ts'
import { CUT_OFFSET_MM } from '../../decal/contour/trace-contour.ts'
import { type Design, parseDesign } from '../../decal/design.ts'
import { drawDecal } from '../../decal/draw-decal.ts'
import type { Drawing, Layer } from '../../decal/drawing.ts'
import { computeShapeArea, measureBox } from '../../decal/geometry/shape.ts'
import { nameMotifInEnglish } from '../../decal/motifs/english-motif-name.ts'
import { searchMotifs } from '../../decal/motifs/motif-index.ts'
import { isBannedMotif } from '../../decal/motifs/screened-motifs.ts'
import type { DecalStyle } from '../../decal/style-names.ts'
import type { DrawnDesign, ComposeInput } from './jobs.ts'
import type { DecalRefusal } from './engine-decal.ts'
import { describeMotifRefusal } from './making-refusal.ts'

/** The width in mm at which a new design is first shown. */
const FIRST_WIDTH = 100
const MAX_MOTIFS = 8

/** Composes designs for a prompt. Returns each design with the data that the shop shows about it. */
export function composeConcepts(
  request: ComposeInput,
  assets: EngineAssets,
): { ok: true; concepts: DrawnDesign[]; reading: PromptReading } | DecalRefusal {
  const composed = composeDecalDesigns(request, assets)
  if (!composed.ok) return withMessage(composed)
  const motifs = motifsFor(request.prompt, assets)
  const { concepts, reading } = composed
  return { ok: true, concepts: concepts.map((concept) => describeConcept(concept, motifs, assets)), reading }
}

/** Draws a design that the visitor has changed after the engine composed it. */
export function drawDesign(
  { design: value, prompt, style }: { design: unknown; prompt: string; style: DecalStyle },
  assets: EngineAssets,
): { ok: true; drawn: DrawnDesign } | DecalRefusal {
  const parsed = parseDesign(JSON.stringify(value))
  if (!parsed.ok) {
    const { field, reason, fault } = parsed
    return { ok: false, reason, field, message: describeDesignFault(fault) }
  }
  const refused = screenDesign(parsed.design)
  if (refused) return refused
  const drawn = drawDecal(parsed.design, assets)
  if (!drawn.ok) return describeMotifRefusal(drawn)
  const { design } = parsed
  const { drawing } = drawn
  const interpreted = interpretPrompt(prompt, assets)
  if (!interpreted.ok) return withMessage(interpreted)
  const summary = summariseConcept(design, style, interpreted.prompt, drawThumbnail(drawing))
  const drawnDesign = describeConcept({ design, drawing, summary }, motifsFor(prompt, assets), assets)
  return { ok: true, drawn: drawnDesign }
}

const withMessage = (refusal: ScreeningRefusal): DecalRefusal => ({
  ok: false,
  reason: refusal.reason,
  message: describeDesignRefusal(refusal),
})

/** Checks the words and pictures of a changed design against the refused terms, as the prompt of a new design is checked. */
function screenDesign({ words, code, ...design }: Design): DecalRefusal | null {
  const lettered = screenLettering(code === undefined ? words : [...words, code])
  if (lettered) return { ...withMessage(lettered), field: 'words' }
  const denied = motifFields.find((field) => isBannedMotif(design[field]?.split(':')[1] ?? ''))
  if (denied === undefined) return null
  return { ok: false, reason: 'not-drawn', field: denied, message: motifRefusalMessages.banned }
}

const motifFields = ['motif', 'second', 'third', 'fourth'] as const

function describeConcept(
  { design, drawing, summary }: DesignConcept,
  motifs: DrawnDesign['motifs'],
  { lexicon }: Pick<EngineAssets, 'lexicon'>,
): DrawnDesign {
  const others = motifs.filter(({ ref }) => ref !== design.motif).slice(0, MAX_MOTIFS)
  const palette = listColours(drawing.layers)
  const texts = describeDecalConcept(summary, (motif) => nameMotifInEnglish(motif, lexicon))
  return { design, ...texts, motifs: others, ...firstSize(drawing), palette }
}

/** Estimates the size of a design at its initial width, to within a few tenths of a mm. The exact height is computed later, for a quote. */
function firstSize({ contour }: Drawing): Pick<DrawnDesign, 'widthMm' | 'heightMm'> {
  const { width, height } = measureBox(contour)
  const art = { width: width - 2 * CUT_OFFSET_MM, height: height - 2 * CUT_OFFSET_MM }
  const heightMm = (art.height * (FIRST_WIDTH - 2 * CUT_OFFSET_MM)) / art.width + 2 * CUT_OFFSET_MM
  return { widthMm: FIRST_WIDTH, heightMm }
}

/**
 * Lists the motifs that match the prompt, best first. Pages leave out the motif that the decal already uses, so the list contains one more
 * than pages show.
 */
function motifsFor(prompt: string, assets: EngineAssets): DrawnDesign['motifs'] {
  const { index, findMotif } = assets
  const read = interpretPrompt(prompt, assets)
  if (!read.ok) return []
  const { subjects } = read.prompt
  const alike = subjects.flatMap(({ name }) =>
    searchMotifs(
      index,
      name.split(' ').map((text) => ({ text, weight: 1 })),
    ).map(({ reference }) => reference),
  )
  const motifs: DrawnDesign['motifs'] = []
  for (const ref of new Set([...subjects.flatMap((subject) => subject.motifs), ...alike])) {
    if (motifs.length > MAX_MOTIFS) break
    if (findMotif(ref)) motifs.push({ ref, title: (ref.split(':')[1] ?? ref).replaceAll('-', ' ') })
  }
  return motifs
}

/** Returns the colours of the layers, largest area first. */
export function listColours(layers: readonly Layer[]): string[] {
  const areas = new Map<string, number>()
  for (const { fill, shape } of layers) areas.set(fill, (areas.get(fill) ?? 0) + computeShapeArea(shape))
  return [...areas].sort(([, a], [, b]) => b - a).map(([fill]) => fill)
}
