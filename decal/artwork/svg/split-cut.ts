import { isCutName } from '../own-cut.ts'
import { multiplyMatrices, IDENTITY, movedTrack, type Matrix, type Track } from '../tracks.ts'
import { matrixOf } from './matrix.ts'
import { pathTracks } from './path-tracks.ts'
import type { Element } from './xml.ts'

/** A drawing without its cut line, and the cut line alone, or null if there is none. */
export type SplitSvg = { artwork: Element; cut: Element | null }

const CONTAINERS = new Set(['svg', 'g', 'a', 'switch'])
// Only a cut line's path matters, not its appearance.
const LOOKS = /^(fill|stroke|style|class|display|visibility|opacity|clip-path|mask|filter)/

/**
 * Separates the cut line from a clean SVG: the layers, groups and paths whose id, layer label, class or colour names a cut line. Style
 * rules aren't evaluated; a class named CutContour is enough.
 */
export function splitCut(root: Element): SplitSvg {
  let found = false
  const without = (element: Element): Element => ({
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

function isCut({ attributes }: Element): boolean {
  const names = [attributes.get('id'), attributes.get('label'), attributes.get('data-name')]
  const classes = (attributes.get('class') ?? '').split(/\s+/)
  return [...names, ...classes].some((name) => name !== undefined && isCutName(name))
}

function onlyCut(root: Element): Element {
  const kept = (element: Element): Element[] => {
    if (isCut(element)) return [bare(element)]
    if (element.name === 'defs') return [element]
    if (!CONTAINERS.has(element.name)) return []
    return [{ ...plain(element), children: childrenOf(element).flatMap(kept) }]
  }
  return { ...plain(root), children: childrenOf(root).flatMap(kept) }
}

const childrenOf = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string')

function plain(element: Element): Element {
  return {
    ...element,
    attributes: new Map([...element.attributes].filter(([name]) => !LOOKS.test(name))),
  }
}

/** Fills a cut line black, so that the renderer doesn't drop it as invisible. */
function bare(element: Element): Element {
  return { ...plain(element), children: childrenOf(element).map(bare) }
}

/** Returns every path of a plain drawing, in the unit of its view. */
export function tracksWithin(element: Element, matrix: Matrix = IDENTITY): Track[] {
  if (element.name === 'defs') return []
  const here = multiplyMatrices(matrix, matrixOf(element.attributes.get('transform')))
  const own = element.name === 'path' ? pathTracks(element.attributes.get('d') ?? '') : []
  return [
    ...own.map((track) => movedTrack(here, track)),
    ...childrenOf(element).flatMap((child) => tracksWithin(child, here)),
  ]
}
