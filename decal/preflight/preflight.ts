import type { Decal } from '../decal.ts'
import { capHeight } from './cap-height.ts'
import { codeSize } from './code-size.ts'
import { clearance } from './clearance.ts'
import { cutRadius } from './cut-radius.ts'
import { decalSize } from './decal-size.ts'
import type { Finding, Production, Rule } from './finding.ts'
import { narrowGaps } from './narrow-gaps.ts'
import { onePath } from './one-path.ts'
import { outsideBleed } from './outside-bleed.ts'
import { pictureResolution } from './picture-resolution.ts'
import { textContrast } from './text-contrast.ts'
import { thinFeatures } from './thin-features.ts'

const rules: readonly Rule[] = [
  cutRadius,
  clearance,
  outsideBleed,
  decalSize,
  thinFeatures,
  capHeight,
  textContrast,
  pictureResolution,
  codeSize,
]

/** Rules for decals cut from coloured film, which have no print. */
const filmRules: readonly Rule[] = [decalSize, thinFeatures, capHeight, narrowGaps]

/** Checks a decal as a print shop would before producing it. No findings means that it can be produced as it is. */
export function preflight(decal: Decal, production: Production = { process: 'print' }): Finding[] {
  // The other rules assume that the cut bounds an area.
  const broken = onePath(decal, production)
  if (broken.length > 0) return broken
  if (decal.film) return filmRules.flatMap((rule) => rule(decal, { ...production, process: 'knife' }))
  return rules.flatMap((rule) => rule(decal, production))
}
