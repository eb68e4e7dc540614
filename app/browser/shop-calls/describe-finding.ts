import { findingTexts, type FindingTexts } from '../../../domain/production/finding-texts.ts'
import type { FindingCode } from '../../../contract/finding-codes.ts'
import type { DecalFinding } from '../../../contract/quote.ts'

const WORDS: Readonly<Record<FindingCode, FindingTexts>> = findingTexts

/** Describes a preflight finding in a sentence for the buyer. */
export function describeFinding({ code, severity }: Pick<DecalFinding, 'code' | 'severity'>): string {
  return WORDS[code][severity === 'stop' ? 'stop' : 'warn']
}

/**
 * Whether the buyer may order in spite of the finding. Only a low picture resolution may be accepted; with any other finding, the decal
 * can't be made.
 */
export const isAcceptable = ({ code }: Pick<DecalFinding, 'code'>): boolean => code === 'picture-too-coarse'
