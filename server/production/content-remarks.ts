import { setTimeout as sleep } from 'node:timers/promises'
import { personalization } from '../../content/personalization.ts'
import { findPreview, type PreviewDeps, type PreviewWish } from './preview-content.ts'
import { previewRemarks } from './preview-remarks.ts'

const words = personalization.preview
/** How long a page may wait for the engine. What is drawn later is kept for the next look. */
const WITHIN_MS = 4_000

/** What a buyer should look at in the text and artwork of a line at its size, as sentences; none if nothing can be drawn of it in time. */
export async function findContentRemarks(
  deps: PreviewDeps,
  wish: PreviewWish,
  asker: string,
): Promise<string[]> {
  const found = await findPreview(deps, wish)
  if (!found.ok || !found.drawable) return []
  const { key, job } = found.drawable
  const drawn = await Promise.race([deps.engine.preview(key, asker, job), sleep(WITHIN_MS, null)])
  if (!drawn?.ok) return []
  const { dpi, verdict } = drawn
  const sharpness =
    dpi === null || verdict === 'fine' ? [] : [(verdict === 'warn' ? words.soft : words.coarse)(dpi)]
  return [...sharpness, ...previewRemarks(drawn)]
}
