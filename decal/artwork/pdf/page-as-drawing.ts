import { cleanSvg } from '../svg/clean-svg.ts'
import { drawnSvg, type DrawnSvg } from '../svg/drawn-svg.ts'
import { refuseLiveText, weighLines, weighSvg } from '../svg/weigh-svg.ts'
import { parseXml } from '../svg/xml.ts'
import { pageAsSvg } from './draw-page.ts'
import type { OpenPage } from './open-page.ts'

// Larger drawings are printed as pictures.
const MOST_TEXT = 8_000_000

/**
 * A page as paths in its own unit, letters as outlines. Null if it has pictures or blend modes, which paths can't show, or if it is too complex.
 * Throws RefusedError `damaged`, `too-slow`.
 */
export async function pageAsDrawing(page: OpenPage): Promise<DrawnSvg | null> {
  const svg = await pageAsSvg(page)
  if (svg.length > MOST_TEXT || svg.includes('<image')) return null
  try {
    const { root } = cleanSvg(parseXml(svg))
    await weighSvg(root)
    refuseLiveText(root)
    const drawn = drawnSvg(root)
    weighLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
    return drawn
  } catch {
    // Too intricate for paths; a picture may have any number of them.
    return null
  }
}
