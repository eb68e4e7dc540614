import { cleanSvg } from '../svg/clean-svg.ts'
import { drawnSvg, type DrawnSvg } from '../svg/drawn-svg.ts'
import { refuseLiveText, weighLines, weighSvg } from '../svg/weigh-svg.ts'
import { parseXml } from '../svg/xml.ts'
import { pageAsSvg } from './draw-page.ts'
import type { OpenPage } from './open-page.ts'

// The most characters of SVG; larger drawings are printed as pictures.
const MAX_TEXT = 8_000_000

/**
 * Converts a page to paths in its own unit, letters as outlines. Returns null if the page has pictures or blend modes, which paths can't
 * show, or is too complex. Throws RefusedError `damaged`, `too-slow`.
 */
export async function pageAsDrawing(page: OpenPage): Promise<DrawnSvg | null> {
  const svg = await pageAsSvg(page)
  if (svg.length > MAX_TEXT || svg.includes('<image')) return null
  try {
    const { root } = cleanSvg(parseXml(svg))
    await weighSvg(root)
    refuseLiveText(root)
    const drawn = drawnSvg(root)
    weighLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
    return drawn
  } catch {
    // Drawings refused as too complex for paths can still be printed as a picture.
    return null
  }
}
