import sharp from 'sharp'
import { MAX_PRINT_PIXELS } from '../limits.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { computeEnlargement, type Subpath } from '../subpaths.ts'
import { collectText } from './clean-svg.ts'
import { parseTransform } from './parse-transform.ts'
import { parseSubpaths } from './parse-subpaths.ts'
import type { XmlElement } from './xml.ts'

// The maximum number of elements after every `use` is expanded. With more, drawing takes seconds.
const MAX_DRAWN = 60_000
// The maximum product of the number of style selectors and the number of elements. Each selector is matched against every element.
const MAX_RULE_TRIALS = 10_000_000
const MAX_FILTERED = 40
// The maximum width in pixels at which a drawing with filters is rendered. With more than four filters, the maximum is lower, because each
// filter is computed several times per pixel.
const MAX_FILTERED_PX = 2500
const FULL_SIZE_FILTERS = 4
// The maximum number of characters of path data, about ten per point.
const MAX_PATH_DATA = 2_500_000
// The maximum total length of all lines, as a multiple of the page's longer side. A fine engraving's lines are a few hundred times as long
// as that side.
const MAX_LENGTH = 2500

/**
 * Refuses drawings that would take too much time or memory, before anything is drawn. Returns the number of elements that will be drawn. Throws
 * ArtworkRefusedError.
 */
export async function refuseExpensiveSvg(root: XmlElement): Promise<number> {
  const all = [...walkElements(root)]
  const css = all.filter(({ name }) => name === 'style').map(collectText)
  const rules = css
    .join('')
    .replaceAll(/\{[^{}]*/g, '{')
    .split(/[{,]/).length
  const filtered = all.filter((e) =>
    /filter/.test(`${[...e.attributes.keys()].join(' ')} ${e.attributes.get('style')}`),
  )
  const data = all.reduce((sum, e) => sum + pathDataOf(e), 0)
  const drawn = drawnElements(root, all)
  if (
    rules * all.length > MAX_RULE_TRIALS ||
    filtered.length > MAX_FILTERED ||
    data > MAX_PATH_DATA ||
    drawn > MAX_DRAWN
  ) {
    throw new ArtworkRefusedError('too-complex')
  }
  await weighPictures(all)
  return drawn
}

/** Returns the maximum width in pixels at which a drawing may be rendered. The maximum is smaller for a drawing with more filters. */
export function computeMaxRenderWidth(root: XmlElement): number {
  const filtered = [...walkElements(root)].filter(({ attributes }) => attributes.has('filter')).length
  if (filtered === 0) return Infinity
  return Math.round(MAX_FILTERED_PX * Math.sqrt(Math.min(1, FULL_SIZE_FILTERS / filtered)))
}

/** Refuses a drawing that contains live text. Throws ArtworkRefusedError `text-not-outlined`. */
export function refuseLiveText(root: XmlElement): void {
  for (const element of walkElements(root))
    if (element.name === 'text' && collectText(element).trim() !== '')
      throw new ArtworkRefusedError('text-not-outlined')
}

export function* walkElements(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* walkElements(child)
}

function pathDataOf({ attributes }: XmlElement): number {
  return (attributes.get('d')?.length ?? 0) + (attributes.get('points')?.length ?? 0)
}

/** Counts the elements after every reference is expanded. Infinite for a reference cycle. */
function drawnElements(root: XmlElement, all: readonly XmlElement[]): number {
  const named = new Map(all.map((element) => [element.attributes.get('id') ?? '', element]))
  const known = new Map<XmlElement, number>()
  const weigh = (element: XmlElement): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Infinity)
    const children = element.children.map((child) => (typeof child === 'string' ? 0 : weigh(child)))
    const used = referencesOf(element)
      .map((id) => named.get(id))
      .map((target) => (target ? weigh(target) : 0))
    const weight = [...children, ...used].reduce((sum, n) => sum + n, 1)
    known.set(element, weight)
    return weight
  }
  return weigh(root)
}

/**
 * Returns the ids that an element references. References from gradients aren't counted: they only share colour stops, so they cost nothing.
 */
function referencesOf({ name, attributes }: XmlElement): string[] {
  if (name.endsWith('Gradient')) return []
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return value.startsWith('#') ? [value.slice(1)] : []
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id]) => id ?? '')
  })
}

/**
 * Refuses a drawing whose lines are too long in total, because drawing time grows with every pixel that lines cross. `side` is the longer
 * side of the visible part, in the drawing's unit. Throws ArtworkRefusedError `too-complex`.
 */
export function refuseExpensiveLines(root: XmlElement, side: number): void {
  const lengthWithin = (element: XmlElement, k: number): number => {
    const here = k * computeEnlargement(parseTransform(element.attributes.get('transform')))
    const own = parseSubpaths(element.attributes.get('d') ?? '').reduce(
      (sum, track) => sum + lengthOf(track),
      0,
    )
    return element.children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? 0 : lengthWithin(child, here)),
      own * here,
    )
  }
  if (lengthWithin(root, 1) > side * MAX_LENGTH) throw new ArtworkRefusedError('too-complex')
}

function lengthOf({ start, curves }: Subpath): number {
  return curves.reduce((sum, { to }, i) => {
    const from = curves[i - 1]?.to ?? start
    return sum + Math.hypot(to.x - from.x, to.y - from.y)
  }, 0)
}

/** Refuses embedded pictures that aren't of their declared type or that unpack to too many bytes. */
async function weighPictures(all: readonly XmlElement[]): Promise<void> {
  let pixels = 0
  for (const { name, attributes } of all) {
    if (name !== 'image') continue
    const [, base64 = ''] = (attributes.get('href') ?? '').split(';base64,')
    const { width, height, format } = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw new ArtworkRefusedError('damaged')
      })
    if (format !== 'png' && format !== 'jpeg') throw new ArtworkRefusedError('damaged')
    pixels += width * height
    if (pixels > MAX_PRINT_PIXELS) throw new ArtworkRefusedError('too-many-pixels')
  }
}
