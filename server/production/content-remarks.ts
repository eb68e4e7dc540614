import { setTimeout as sleep } from 'node:timers/promises'
import { personalization } from '../../content/personalization.ts'
import { findPreview, type PreviewDeps, type ContentPreviewRequest } from './preview-content.ts'
import { previewRemarks } from './preview-remarks.ts'

const words = personalization.preview
/** The maximum time in ms that a page waits for the engine. A drawing that is finished later is cached for the next request. */
const WITHIN_MS = 4_000

/** Lists what a buyer should check in a line's text and artwork at its size, as sentences. Empty if nothing could be drawn in time. */
export async function findContentRemarks(
  deps: PreviewDeps,
  request: ContentPreviewRequest,
  asker: string,
): Promise<string[]> {
  const found = await findPreview(deps, request)
  // A person who lays the product out sees to all of this.
  if (!found.ok || !found.drawable || found.drawable.isDraft) return []
  const { key, job } = found.drawable
  const drawn = await Promise.race([deps.engine.preview(key, asker, job), sleep(WITHIN_MS, null)])
  if (!drawn?.ok) return []
  const { dpi, verdict } = drawn
  const sharpness =
    dpi === null || verdict === 'fine' ? [] : [(verdict === 'warn' ? words.soft : words.coarse)(dpi)]
  return [...sharpness, ...previewRemarks(drawn)]
}
