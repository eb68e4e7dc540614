import type { ArtworkNote } from '../artwork-notes.ts'
import type { ReadOptions } from '../artwork-reading.ts'
import { convertToPlainSvg, type PlainSvg } from './plain-svg.ts'
import { replaceFonts } from './replace-fonts.ts'
import { refuseLiveText } from './refuse-expensive-svg.ts'
import type { XmlElement } from './xml.ts'

/**
 * Converts artwork to a plain SVG. If fonts are given, live text becomes outlines in the shop's fonts, and `note` tells the customer which
 * fonts these are. `elements` is the number of drawn elements in the artwork. Throws ArtworkRefusedError `text-not-outlined`.
 */
export function convertTextsToOutlines(
  artwork: XmlElement,
  elements: number,
  withFontFiles: ReadOptions['withFontFiles'],
): { drawn: PlainSvg; note: ArtworkNote | null } {
  if (!withFontFiles) {
    refuseLiveText(artwork)
    return { drawn: convertToPlainSvg(artwork), note: null }
  }
  const texts = replaceFonts(artwork, elements)
  if (!texts) return { drawn: convertToPlainSvg(artwork), note: null }
  const { root, families, note } = texts
  return { drawn: withFontFiles(families, (files) => convertToPlainSvg(root, files)), note }
}
