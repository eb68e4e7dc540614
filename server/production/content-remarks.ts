import { setTimeout as sleep } from 'node:timers/promises'
import { personalizationCopy } from '../../content/personalization.ts'
import { findContentPreview, type PreviewDeps, type ContentPreviewRequest } from './preview-content.ts'
import { listPreviewRemarks } from './preview-remarks.ts'

const words = personalizationCopy.preview
/** The maximum time in ms that a page waits for the drawing. If the drawing takes longer, it is cached for the next request. */
const WITHIN_MS = 4_000

/**
 * Returns remarks on a line's text and artwork at the ordered size, as sentences that tell the buyer what to check. Empty if the drawing
 * takes too long.
 */
export async function findContentRemarks(
  deps: PreviewDeps,
  request: ContentPreviewRequest,
  asker: string,
): Promise<string[]> {
  const found = await findContentPreview(deps, request)
  // If staff lay out the product by hand, they check text and artwork themselves, so the buyer gets no remarks.
  if (!found.ok || !found.drawable || found.drawable.isDraft) return []
  const { key, job } = found.drawable
  const drawn = await Promise.race([deps.engine.preview(key, asker, job), sleep(WITHIN_MS, null)])
  if (!drawn?.ok) return []
  const { dpi, verdict } = drawn
  const sharpness =
    dpi === null || verdict === 'fine' ? [] : [(verdict === 'warn' ? words.soft : words.coarse)(dpi)]
  return [...sharpness, ...listPreviewRemarks(drawn)]
}
