import type { DecalFinding } from '../../../contract/quote.ts'

/**
 * Whether the buyer may order in spite of the finding. Only a low picture resolution may be accepted; with any other finding, the decal
 * can't be made.
 */
export const isAcceptableFinding = ({ code }: Pick<DecalFinding, 'code'>): boolean =>
  code === 'picture-too-coarse'
