import { readTexts, TEXTS_FOLDER } from './read-texts.ts'
import type { Texts } from './text-kinds.ts'

let kept: Texts | null = null

/** The texts in content/, read once: pages and the Storefront API say the same. Throws an Error that names every slip. */
export const shopTexts = (): Texts => (kept ??= readTexts(TEXTS_FOLDER))
