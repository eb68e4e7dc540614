import sharp from 'sharp'
import { MAX_PRINT_PIXELS } from '../limits.ts'
import { RefusedError } from '../refusals.ts'
import { enlargement, type Track } from '../tracks.ts'
import { textWithin } from './clean-svg.ts'
import { matrixOf } from './matrix.ts'
import { pathTracks } from './path-tracks.ts'
import type { Element } from './xml.ts'

// The most elements after every `use` is expanded. With more, drawing takes seconds.
const MAX_DRAWN = 60_000
// The most pairs of selector and element: each selector of each style rule is matched against every element.
const MAX_RULE_TRIALS = 10_000_000
const MAX_FILTERED = 40
// A filter is computed several times per pixel. All filters together may use as many pixels as four pictures of this width.
const MAX_FILTERED_PX = 2500
const FULL_SIZE_FILTERS = 4
// The most characters of path data, about ten per point.
const MAX_PATH_DATA = 2_500_000
// The most total length of all lines, as a multiple of the page's longer side. Finely engraved artwork has a few hundred.
const MAX_LENGTH = 2500

/**
 * Refuses drawings that would take too much time or memory, before anything is drawn. Returns the number of elements that will be drawn. Throws
 * RefusedError.
 */
export async function weighSvg(root: Element): Promise<number> {
  const all = [...everyElement(root)]
  const css = all.filter(({ name }) => name === 'style').map(textWithin)
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
    throw new RefusedError('too-complex')
  }
  await weighPictures(all)
  return drawn
}

/** Returns the greatest width in pixels at which a drawing may be rendered. The more filters it applies, the smaller this is. */
export function widestDrawn(root: Element): number {
  const filtered = [...everyElement(root)].filter(({ attributes }) => attributes.has('filter')).length
  if (filtered === 0) return Infinity
  return Math.round(MAX_FILTERED_PX * Math.sqrt(Math.min(1, FULL_SIZE_FILTERS / filtered)))
}

/** Refuses a drawing that contains live text. Throws RefusedError `text-not-outlined`. */
export function refuseLiveText(root: Element): void {
  for (const element of everyElement(root))
    if (element.name === 'text' && textWithin(element).trim() !== '')
      throw new RefusedError('text-not-outlined')
}

export function* everyElement(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* everyElement(child)
}

function pathDataOf({ attributes }: Element): number {
  return (attributes.get('d')?.length ?? 0) + (attributes.get('points')?.length ?? 0)
}

/** Counts the elements after every reference is expanded. Infinite for a reference cycle. */
function drawnElements(root: Element, all: readonly Element[]): number {
  const named = new Map(all.map((element) => [element.attributes.get('id') ?? '', element]))
  const known = new Map<Element, number>()
  const weigh = (element: Element): number => {
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

/** Returns the ids that an element references. References from gradients aren't counted: they only share stops, which costs nothing. */
function referencesOf({ name, attributes }: Element): string[] {
  if (name.endsWith('Gradient')) return []
  return [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return value.startsWith('#') ? [value.slice(1)] : []
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id]) => id ?? '')
  })
}

/**
 * Refuses drawings whose lines are too long in total, because drawing time grows with every pixel that lines cross. `side` is the longer
 * visible side in the drawing's unit. Throws RefusedError `too-complex`.
 */
export function weighLines(root: Element, side: number): void {
  const lengthWithin = (element: Element, k: number): number => {
    const here = k * enlargement(matrixOf(element.attributes.get('transform')))
    const own = pathTracks(element.attributes.get('d') ?? '').reduce((sum, track) => sum + lengthOf(track), 0)
    return element.children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? 0 : lengthWithin(child, here)),
      own * here,
    )
  }
  if (lengthWithin(root, 1) > side * MAX_LENGTH) throw new RefusedError('too-complex')
}

function lengthOf({ start, curves }: Track): number {
  return curves.reduce((sum, { to }, i) => {
    const from = curves[i - 1]?.to ?? start
    return sum + Math.hypot(to.x - from.x, to.y - from.y)
  }, 0)
}

/** Refuses embedded pictures that aren't of their declared type or that unpack to too much. */
async function weighPictures(all: readonly Element[]): Promise<void> {
  let pixels = 0
  for (const { name, attributes } of all) {
    if (name !== 'image') continue
    const [, base64 = ''] = (attributes.get('href') ?? '').split(';base64,')
    const { width, height, format } = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw new RefusedError('damaged')
      })
    if (format !== 'png' && format !== 'jpeg') throw new RefusedError('damaged')
    pixels += width * height
    if (pixels > MAX_PRINT_PIXELS) throw new RefusedError('too-many-pixels')
  }
}
