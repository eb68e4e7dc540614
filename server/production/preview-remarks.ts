import { findingTexts, type FindingTexts } from '../../domain/production/finding-texts.ts'
import type { DrawnPreview } from '../engine/preview-job.ts'

type Drawn = Pick<DrawnPreview, 'findings' | 'warnings'>

const TEXTS: Readonly<Record<Drawn['findings'][number]['code'], FindingTexts>> = findingTexts

/** Lists what the buyer should check before ordering, as sentences. Leaves out the resolution, for which the page has its own sentence. */
export function listPreviewRemarks({ findings, warnings }: Drawn): string[] {
  const found = findings
    .filter(({ code }) => code !== 'picture-too-coarse')
    .map(({ code, severity }) => TEXTS[code][severity === 'stop' ? 'stop' : 'warn'])
  return [...found, ...warnings]
}
