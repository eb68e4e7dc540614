import { isCutLineName } from '../customer-cut-line.ts'
import {
  multiplyMatrices,
  IDENTITY_MATRIX,
  transformSubpath,
  type AffineMatrix,
  type Subpath,
} from '../subpaths.ts'
import { parseTransform } from './parse-transform.ts'
import { parseSubpaths } from './parse-subpaths.ts'
import type { XmlElement } from './xml.ts'

/** A clean SVG split in two: the artwork without its cut line, and the cut line alone. `cut` is null if there is none. */
export type SvgWithCutLine = { artwork: XmlElement; cut: XmlElement | null }

const CONTAINERS = new Set(['svg', 'g', 'a', 'switch'])
// Attributes that style a cut line. They are removed, because only the line's path matters.
const PRESENTATION_ATTRIBUTE = /^(fill|stroke|style|class|display|visibility|opacity|clip-path|mask|filter)/

/**
 * Separates the cut line from a clean SVG: the layers, groups and paths whose id, layer label, class or colour names a cut line. Only the
 * names of classes are read, not their style rules.
 */
export function splitOffCutLine(root: XmlElement): SvgWithCutLine {
  let found = false
  const without = (element: XmlElement): XmlElement => ({
    ...element,
    children: element.children.flatMap((child) => {
      if (typeof child === 'string' || !isCut(child))
        return [typeof child === 'string' ? child : without(child)]
      found = true
      return []
    }),
  })
  const artwork = without(root)
  return { artwork, cut: found ? onlyCut(root) : null }
}

function isCut({ attributes }: XmlElement): boolean {
  const names = [attributes.get('id'), attributes.get('label'), attributes.get('data-name')]
  const classes = (attributes.get('class') ?? '').split(/\s+/)
  return [...names, ...classes].some((name) => name !== undefined && isCutLineName(name))
}

function onlyCut(root: XmlElement): XmlElement {
  const kept = (element: XmlElement): XmlElement[] => {
    if (isCut(element)) return [bare(element)]
    if (element.name === 'defs') return [element]
    if (!CONTAINERS.has(element.name)) return []
    return [{ ...plain(element), children: childrenOf(element).flatMap(kept) }]
  }
  return { ...plain(root), children: childrenOf(root).flatMap(kept) }
}

const childrenOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string')

function plain(element: XmlElement): XmlElement {
  return {
    ...element,
    attributes: new Map([...element.attributes].filter(([name]) => !PRESENTATION_ATTRIBUTE.test(name))),
  }
}

/** Fills a cut line with black, because the renderer would drop an invisible one. */
function bare(element: XmlElement): XmlElement {
  return { ...plain(element), children: childrenOf(element).map(bare) }
}

/** Returns every path of a plain drawing, in the drawing's unit. */
export function listSubpaths(element: XmlElement, matrix: AffineMatrix = IDENTITY_MATRIX): Subpath[] {
  if (element.name === 'defs') return []
  const here = multiplyMatrices(matrix, parseTransform(element.attributes.get('transform')))
  const own = element.name === 'path' ? parseSubpaths(element.attributes.get('d') ?? '') : []
  return [
    ...own.map((track) => transformSubpath(here, track)),
    ...childrenOf(element).flatMap((child) => listSubpaths(child, here)),
  ]
}
