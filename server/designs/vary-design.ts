import { z } from 'zod'
import { describeDesignRefusal } from '../../content/design-refusals.ts'
import { type DesignChange, designStyles } from '../../contract/design.ts'
import { designs } from '../db/schema/designs.ts'
import { type DesignDeps, toDesignValues, type DrawingRefusal } from './compose-designs.ts'
import { loadTextScreeners, recordRefusedText } from '../screening/index.ts'
import type { DesignRow } from './designs.ts'
import { deleteOldUnsavedDesigns } from './sweep-designs.ts'

const storedDesign = z.record(z.string(), z.unknown())

/** Draws a changed copy of a design; the original stays as it is. If the change is refused, `field` names the invalid field. */
export async function varyDesign(
  deps: DesignDeps,
  { design: from, change, signal }: { design: DesignRow; change: DesignChange; signal?: AbortSignal },
): Promise<{ ok: true; design: DesignRow } | DrawingRefusal> {
  const design = changedDesign(storedDesign.parse(from.design), change)
  const { prompt } = from
  const style = z.enum(designStyles).parse(from.style)
  const { added } = await loadTextScreeners(deps.db)
  const words = change.words ?? []
  const refused = added.lettering(words)
  const answer = refused
    ? { ...refused, field: 'words', message: describeDesignRefusal(refused) }
    : await deps.engine.draw({ design, prompt, style }, from.visitorHash, signal)
  if (!answer.ok) {
    await recordRefusedText(deps, { place: 'words', text: words.join(' / '), reason: answer.reason })
    return answer
  }
  const { motifs, ...values } = toDesignValues(answer.drawn)
  const row = {
    ...values,
    motifs: motifs.length > 0 ? motifs : from.motifs,
    reading: from.reading,
    visitorHash: from.visitorHash,
    prompt,
    style,
    seed: change.seed ?? from.seed,
    madeFrom: from.id,
    createdAt: deps.now(),
  }
  await deps.db.insert(designs).values(row)
  await deleteOldUnsavedDesigns(deps, from.visitorHash)
  return { ok: true, design: { ...row, savedAt: null, removedAt: null } }
}

function changedDesign(
  { motif, second, arrangement, ...design }: Record<string, unknown>,
  { motif: wanted, ...change }: DesignChange,
): Record<string, unknown> {
  // The engine chose the design's two motifs as a pair. If the visitor replaces the first motif, the second one doesn't fit any more and is
  // left out.
  const motifs = wanted === undefined ? { motif, second, arrangement } : { motif: wanted ?? undefined }
  return { ...design, ...motifs, ...change }
}
