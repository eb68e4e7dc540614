import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from '../picture/pixels.ts'
import { DEFAULT_TEXT_FAMILY } from './text-families.ts'
import { parseXml, writeXml, type XmlElement } from './xml.ts'

/** The visible part of a drawing, in its own unit. */
export type SvgViewBox = { left: number; top: number; width: number; height: number }
/** A drawing in simple SVG (groups, paths, pictures and paint servers), with its visible part. */
export type PlainSvg = { root: XmlElement; view: SvgViewBox }

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const options = { font: { loadSystemFonts: false }, logLevel: 'off' } as const
const withFonts = (fontFiles: string[]) => ({
  font: { loadSystemFonts: false, fontFiles, defaultFontFamily: DEFAULT_TEXT_FAMILY },
  logLevel: 'off' as const,
})

/**
 * Simplifies a clean SVG: resolves styles, references, shapes, units and, if fonts are given, texts. Throws if there is nothing to draw.
 */
export function convertToPlainSvg(clean: XmlElement, fontFiles: string[] = []): PlainSvg {
  const given = fontFiles.length === 0 ? options : withFonts(fontFiles)
  const root = parseXml(new Resvg(svgText(clean, {}), given).toString())
  const [left, top, width, height] = (root.attributes.get('viewBox') ?? '').split(/\s+/).map(Number)
  const view = { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
  const ratio = view.width / view.height
  if (!(ratio > 1e-3 && ratio < 1e3 && Number.isFinite(view.left + view.top))) throw new Error('no view')
  return { root, view }
}

/**
 * Renders a part of a drawing as a picture. `widthPx` is the picture's width in pixels. The picture is transparent where nothing is drawn.
 */
export function renderSvg({ root }: PlainSvg, view: SvgViewBox, widthPx: number): Pixels {
  const { left, top, width, height } = view
  const svg = svgText(root, {
    viewBox: `${left} ${top} ${width} ${height}`,
    width: String(width),
    height: String(height),
    preserveAspectRatio: 'none',
  })
  const fitTo = { mode: 'width', value: Math.max(1, Math.round(widthPx)) } as const
  const image = new Resvg(svg, { ...options, fitTo }).render()
  return { data: unmultiplied(image.pixels), width: image.width, height: image.height }
}

/** Serialises an SVG, adding the namespace that the parser dropped. */
function svgText(root: XmlElement, given: Record<string, string>): string {
  const attributes = new Map([...root.attributes, ...Object.entries(given), ['xmlns', SVG_NAMESPACE]])
  return writeXml({ ...root, attributes })
}

/** Undoes premultiplied alpha. */
function unmultiplied(data: Uint8Array): Uint8Array {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let k = i; k < i + 3; k += 1) data[k] = Math.min(255, Math.round(((data[k] ?? 0) * 255) / alpha))
  }
  return data
}
