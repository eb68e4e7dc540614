import { findingTexts, type FindingWords } from '../../domain/production/finding-texts.ts'
import type { DrawnPreview } from '../engine/preview-job.ts'

type Drawn = Pick<DrawnPreview, 'findings' | 'warnings'>

const TEXTS: Readonly<Record<Drawn['findings'][number]['code'], FindingWords>> = findingTexts

/** What a buyer should look at before ordering, as sentences. The resolution has a sentence of its own (its verdict). */
export function previewRemarks({ findings, warnings }: Drawn): string[] {
  const found = findings
    .filter(({ code }) => code !== 'picture-too-coarse')
    .map(({ code, severity }) => TEXTS[code][severity === 'stop' ? 'stop' : 'warn'])
  return [...found, ...warnings]
}
