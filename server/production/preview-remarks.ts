import { describeFinding } from '../../content/preflight-findings.ts'
import type { DrawnPreview } from '../engine/preview-job.ts'

/**
 * Returns remarks, as sentences that tell the buyer what to check before ordering. Leaves out the resolution, because the page has a
 * separate sentence about it.
 */
export function listPreviewRemarks({
  findings,
  warnings,
}: Pick<DrawnPreview, 'findings' | 'warnings'>): string[] {
  const found = findings.filter(({ code }) => code !== 'picture-too-coarse').map(describeFinding)
  return [...found, ...warnings]
}
