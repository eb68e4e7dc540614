import type { ReadOptions } from '../reading.ts'
import { drawnSvg, type DrawnSvg } from './drawn-svg.ts'
import { setInOurFonts } from './set-in-our-fonts.ts'
import { refuseLiveText } from './weigh-svg.ts'
import type { Element } from './xml.ts'

/**
 * Resolves artwork with `elements` drawn elements. If fonts are given, live text becomes outlines in our fonts; `note` then names the fonts
 * for the customer. Throws RefusedError `text-not-outlined`.
 */
export function drawTexts(
  artwork: Element,
  elements: number,
  withFontFiles: ReadOptions['withFontFiles'],
): { drawn: DrawnSvg; note: string | null } {
  if (!withFontFiles) {
    refuseLiveText(artwork)
    return { drawn: drawnSvg(artwork), note: null }
  }
  const texts = setInOurFonts(artwork, elements)
  if (!texts) return { drawn: drawnSvg(artwork), note: null }
  const { root, families, note } = texts
  return { drawn: withFontFiles(families, (files) => drawnSvg(root, files)), note }
}
