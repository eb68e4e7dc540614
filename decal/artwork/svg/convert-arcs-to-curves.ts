import svgpath from 'svgpath'
import { convertArcToCurves } from '../../geometry/elliptic-arc.ts'
import { collectText } from './clean-svg.ts'
import { walkElements } from './refuse-expensive-svg.ts'
import type { XmlElement } from './xml.ts'

/**
 * Converts circles, ellipses, rounded rectangles and arcs to cubic curves of at most 45 degrees each. The renderer's own curves of 90
 * degrees are off by 0.14 mm on a circle of one metre. Shapes with units or percentages aren't converted.
 */
export function convertArcsToCurves(root: XmlElement): XmlElement {
  const css = [...walkElements(root)].filter(({ name }) => name === 'style').map(collectText)
  // The converted elements become paths. Elements are left alone if style rules select circles, ellipses or rectangles by element name,
  // because these rules wouldn't match paths.
  return exact(
    root,
    /circle|ellipse|rect/.test(css.join('')) ? ['path'] : ['path', ...Object.keys(SHAPE_ATTRIBUTES)],
  )
}

function exact(element: XmlElement, names: readonly string[]): XmlElement {
  const children = element.children.map((child) => (typeof child === 'string' ? child : exact(child, names)))
  const data = names.includes(element.name) ? dataOf(element) : null
  if (data === null) return { ...element, children }
  const attributes = new Map(
    [...element.attributes].filter(([name]) => !SHAPE_ATTRIBUTES[element.name]?.includes(name)),
  )
  return { name: 'path', attributes: attributes.set('d', curved(data)), children }
}

const SHAPE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
}

/** Returns path data for an element with arcs; null for any other element. */
function dataOf({ name, attributes }: XmlElement): string | null {
  if (name === 'path') {
    const data = attributes.get('d') ?? ''
    return /a/i.test(data) ? data : null
  }
  const own = SHAPE_ATTRIBUTES[name]
  // A style attribute may also set a radius or position, so such an element isn't converted.
  if (!own || /\b(cx|cy|rx|ry|r|x|y|width|height)\s*:/.test(attributes.get('style') ?? '')) return null
  const given = own.map((key) => Number(attributes.get(key) ?? NaN))
  const lengths = own.map((key, i) => (attributes.has(key) ? given[i] : undefined))
  if (lengths.some((length) => length !== undefined && !Number.isFinite(length))) return null
  if (name === 'rect') return rectangleData(lengths)
  const [cx = 0, cy = 0, rx = 0, ry = rx] = lengths
  return rx > 0 && ry > 0
    ? `M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`
    : null
}

function rectangleData([x = 0, y = 0, width = 0, height = 0, rx, ry]: readonly (number | undefined)[]):
  | string
  | null {
  const [across, down] = [Math.min(rx ?? ry ?? 0, width / 2), Math.min(ry ?? rx ?? 0, height / 2)]
  if (!(across > 0 && down > 0)) return null
  const arc = (toX: number, toY: number): string => `A${across} ${down} 0 0 1 ${toX} ${toY}`
  return (
    `M${x + across} ${y}H${x + width - across}${arc(x + width, y + down)}V${y + height - down}` +
    `${arc(x + width - across, y + height)}H${x + across}${arc(x, y + height - down)}V${y + down}${arc(x + across, y)}Z`
  )
}

function curved(data: string): string {
  const path = svgpath(data).abs()
  return path
    .iterate(
      ([command, rx = 0, ry = 0, turn = 0, large = 0, clockwise = 0, x = 0, y = 0], _index, fromX, fromY) => {
        if (command !== 'A') return undefined
        const arc = { rx, ry, turn, isLarge: large !== 0, isClockwise: clockwise !== 0, to: { x, y } }
        return convertArcToCurves({ x: fromX, y: fromY }, arc).map(({ c1, c2, to }) => [
          'C',
          c1.x,
          c1.y,
          c2.x,
          c2.y,
          to.x,
          to.y,
        ])
      },
    )
    .toString()
}
