import { settings } from '../../domain/settings/settings.ts'
import { readTexts, TEXTS_FOLDER } from './read-texts.ts'
import type { Texts } from './text-kinds.ts'

let kept: { texts: Texts; factsOf: typeof settings } | null = null

/**
 * The texts in content/ with the facts of now, read once for each change of the settings: pages and the Storefront API say the same. Throws an
 * Error that names every fault.
 */
export function shopTexts(): Texts {
  if (kept?.factsOf !== settings) kept = { texts: readTexts(TEXTS_FOLDER), factsOf: settings }
  return kept.texts
}
