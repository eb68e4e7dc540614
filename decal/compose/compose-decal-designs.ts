import { drawDecal, type DrawingAssets } from '../draw-decal.ts'
import type { Design } from '../design.ts'
import type { Drawing } from '../drawing.ts'
import type { MotifVocabulary } from '../motifs/match-motifs.ts'
import type { DecalStyle } from '../style-names.ts'
import { styleKits } from '../styles.ts'
import { breakLines } from './break-lines.ts'
import { correctPrompt } from './correct-prompt.ts'
import { planDesigns } from './plan-designs.ts'
import { interpretPrompt, type InterpretedPrompt, type PromptReading } from './interpret-prompt.ts'
import type { ScreeningRefusal } from '../screening/screen.ts'
import { type ConceptSummary, summariseConcept } from './summarise-concept.ts'
import { compareThumbnails, drawThumbnail, type Thumbnail } from './thumbnail.ts'

/**
 * A request for designs. If `seed` is 0, the designs have the best templates. With each other seed, the designs are different. `count` is 3
 * by default.
 */
export type CompositionRequest = {
  prompt: string
  style: DecalStyle
  seed?: number
  count?: number
  /** Corrections by the customer to the way the prompt was understood: the texts to print and the motifs to draw. */
  lettering?: readonly string[] | undefined
  pictures?: readonly { asked: string; motif: string | null }[] | undefined
}
/** One design for a prompt, with its drawing and the facts that describe it. */
export type DesignConcept = { design: Design; drawing: Drawing; summary: ConceptSummary }
/** Everything that the engine loads at start: the assets for drawing, and the words of motifs, which only composing needs. */
export type EngineAssets = DrawingAssets & MotifVocabulary

/** The concepts for a prompt, or the reason why there are none. */
export type CompositionResult =
  | { ok: true; concepts: DesignConcept[]; reading: PromptReading }
  | ScreeningRefusal

const USUAL_COUNT = 3
// The maximum correlation between the thumbnails of two concepts. Two concepts with a higher correlation look identical at a glance.
const TOO_ALIKE = 0.8
// The maximum number of designs drawn for one concept, because drawing takes some 20 ms each.
const MAX_TRIES = 4

type Sketch = { design: Design; drawing: Drawing; thumbnail: Thumbnail; alike: number }

/**
 * Composes designs for a prompt. Concepts differ in layout, palette and motif, so that they look different. The same prompt, style and seed
 * give the same concepts. A request that can't be drawn, or isn't allowed, is refused with its reason.
 */
export function composeDecalDesigns(request: CompositionRequest, assets: EngineAssets): CompositionResult {
  const read = interpretPrompt(request.prompt, assets)
  if (!read.ok) return read
  const corrected = correctPrompt(read.prompt, request, assets)
  if (!corrected.ok) return corrected
  const { prompt } = corrected
  if (breakLines(prompt.texts) === null) return { ok: false, reason: 'too-long', of: 'lettering' }
  const sketches = sketchAll(request, prompt, assets)
  if (sketches.length === 0) return { ok: false, reason: 'not-drawn', word: null }
  return {
    ok: true,
    reading: prompt.reading,
    concepts: sketches.map(({ design, drawing, thumbnail }) => ({
      design,
      drawing,
      summary: summariseConcept(design, request.style, prompt, thumbnail),
    })),
  }
}

function sketchAll(
  { style, seed = 0, count = USUAL_COUNT }: CompositionRequest,
  prompt: InterpretedPrompt,
  assets: EngineAssets,
): Sketch[] {
  const plans = planDesigns(prompt, style, styleKits[style], seed)
  const sketches: Sketch[] = []
  for (let n = 0; n < count; n += 1) {
    let best: Sketch | null = null
    for (const plan of plans(
      n,
      sketches.map(({ design }) => design.layout),
    ).slice(0, MAX_TRIES)) {
      const drawn = drawDecal(plan, assets)
      if (!drawn.ok) continue
      const thumbnail = drawThumbnail(drawn.drawing)
      const alike = Math.max(0, ...sketches.map((other) => compareThumbnails(thumbnail, other.thumbnail)))
      if (best === null || alike < best.alike)
        best = { design: plan, drawing: drawn.drawing, thumbnail, alike }
      if (alike <= TOO_ALIKE) break
    }
    if (best) sketches.push(best)
  }
  return sketches
}
