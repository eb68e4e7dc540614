import { cleanSvg } from '../svg/clean-svg.ts'
import { convertToPlainSvg, type PlainSvg } from '../svg/plain-svg.ts'
import { refuseLiveText, refuseExpensiveLines, refuseExpensiveSvg } from '../svg/refuse-expensive-svg.ts'
import { parseXml } from '../svg/xml.ts'
import { convertPageToSvg } from './convert-page.ts'
import type { OpenedPdfPage } from './open-pdf-page.ts'

// The maximum length of an SVG in characters. A larger drawing is printed as a picture.
const MAX_SVG_CHARACTERS = 8_000_000

/**
 * Converts a page to paths in its own unit, with letters as outlines. Returns null if the page is too complex, or if it contains pictures
 * or blend modes, which paths can't represent. Throws ArtworkRefusedError `damaged`, `too-slow`.
 */
export async function convertPageToPaths(page: OpenedPdfPage): Promise<PlainSvg | null> {
  const svg = await convertPageToSvg(page)
  if (svg.length > MAX_SVG_CHARACTERS || svg.includes('<image')) return null
  try {
    const { root } = cleanSvg(parseXml(svg))
    await refuseExpensiveSvg(root)
    refuseLiveText(root)
    const drawn = convertToPlainSvg(root)
    refuseExpensiveLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
    return drawn
  } catch {
    // A drawing that is too complex for paths can still be printed as a picture.
    return null
  }
}
