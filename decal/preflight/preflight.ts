import type { Decal } from '../decal.ts'
import { capHeightRule } from './cap-height.ts'
import { codeSizeRule } from './code-size.ts'
import { clearanceRule } from './clearance.ts'
import { cutRadiusRule } from './cut-radius.ts'
import { decalSizeRule } from './decal-size.ts'
import type { PreflightFinding, PreflightProduction, PreflightRule } from './finding.ts'
import { narrowGapsRule } from './narrow-gaps.ts'
import { onePathRule } from './one-path.ts'
import { outsideBleedRule } from './outside-bleed.ts'
import { pictureResolutionRule } from './picture-resolution.ts'
import { textContrastRule } from './text-contrast.ts'
import { thinFeaturesRule } from './thin-features.ts'

const rules: readonly PreflightRule[] = [
  cutRadiusRule,
  clearanceRule,
  outsideBleedRule,
  decalSizeRule,
  thinFeaturesRule,
  capHeightRule,
  textContrastRule,
  pictureResolutionRule,
  codeSizeRule,
]

/** Rules for decals cut from coloured film. Rules about print don't apply to them. */
const filmRules: readonly PreflightRule[] = [decalSizeRule, thinFeaturesRule, capHeightRule, narrowGapsRule]

/** The rules that depend on the decal's size. All other rules are about the cut line or about colours. */
const sizeRules: readonly PreflightRule[] = [
  thinFeaturesRule,
  capHeightRule,
  pictureResolutionRule,
  codeSizeRule,
]
const filmSizeRules: readonly PreflightRule[] = [thinFeaturesRule, capHeightRule, narrowGapsRule]

/** Finds details that are too small or too coarse at a decal's size. Takes a fraction of the time of the whole preflight. */
export const checkDecalSize = (decal: Decal): PreflightFinding[] =>
  decal.film
    ? filmSizeRules.flatMap((rule) => rule(decal, { process: 'knife' }))
    : sizeRules.flatMap((rule) => rule(decal, { process: 'print' }))

/** Checks a decal as a print shop would before making it. If there are no findings, the decal can be made without changes. */
export function checkDecal(
  decal: Decal,
  production: PreflightProduction = { process: 'print' },
): PreflightFinding[] {
  // If the cut isn't a single path, no other rule is checked, because all of them need a single path.
  const broken = onePathRule(decal, production)
  if (broken.length > 0) return broken
  if (decal.film) return filmRules.flatMap((rule) => rule(decal, { ...production, process: 'knife' }))
  return rules.flatMap((rule) => rule(decal, production))
}
