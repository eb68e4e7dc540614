import { countCrossings } from '../contour/count-crossings.ts'
import { flattenPath } from '../contour/cut-path.ts'
import type { CutPath } from '../decal.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import type { ArtworkNote, CutLineFault } from './artwork-notes.ts'
import { flattenSubpath, transformSubpath, type AffineMatrix, type Subpath } from './subpaths.ts'

// Names that print shops and the raster image processors (RIPs) of printers give to cut lines: CutContour and its perforated, flexible and
// numbered variants (Roland, CE.SDK), Wasatch's reserved names, and names for kiss cuts, through cuts and die lines.
const CUT_NAMES =
  /^(perf|kiss|thru|through|die)?(cutcontour|cutpath|cutoutline|cutline|contourcut|kisscut|thrucut|throughcut|diecut|dieline)(flex|kiss|thru|through)?\d*$/

/** Whether a name marks a cut line. It can be the name of a layer, the name of a spot colour, or an element's id. */
export function isCutLineName(name: string): boolean {
  return CUT_NAMES.test(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

/** A customer's cut line, with a note for the customer. `cut` is null if the line can't be used; the note then says why. */
export type CustomerCutLine = { cut: CutPath | null; note: ArtworkNote }

// The maximum distance between the ends of a line that counts as closed, as a fraction of the page's longer side.
const GAP = 0.001
// The minimum length of a line, as a fraction of the page's longer side. Shorter lines are ignored as stray marks.
const MIN_SIZE = 0.02
// The maximum number of curves in a cut line. Checking a longer cut line would take too long.
const MAX_CURVES = 5000

/**
 * Finds the cut line among paths that the file names as a cut line. `map` transforms the paths to the page's unit, and `side` is the longer
 * side of the page. The cut line is used only if it is a single closed line that doesn't cross itself. A line drawn twice (as fill and as
 * stroke) counts once. Null if there are no paths.
 */
export function findCustomerCutLine(
  tracks: readonly Subpath[],
  map: AffineMatrix,
  side: number,
): CustomerCutLine | null {
  if (tracks.reduce((sum, { curves }) => sum + curves.length, 0) > MAX_CURVES) return refuse('too-intricate')
  const lines = distinct(
    tracks.map((track) => transformSubpath(map, track)),
    side,
  ).filter((line) => {
    const { width, height } = measureBox([flattenSubpath(line, GAP * side)])
    return Math.min(width, height) >= MIN_SIZE * side
  })
  const [line] = lines
  if (!line) return tracks.length > 0 ? refuse('too-small') : null
  if (lines.length > 1) return refuse('several-lines')
  const end = line.curves.at(-1)?.to ?? line.start
  const gap = Math.hypot(end.x - line.start.x, end.y - line.start.y)
  if (!line.closed && gap > GAP * side) return refuse('not-closed')
  const cut = joined(line)
  const outline = flattenPath(cut, GAP * side)
  if (countCrossings(outline) > 0 || computeShapeArea([outline]) < (MIN_SIZE * side) ** 2)
    return refuse('crosses-itself')
  return { cut, note: { code: 'own-cut-line' } }
}

const refuse = (why: CutLineFault): CustomerCutLine => ({ cut: null, note: { code: 'cut-line-unused', why } })

/** Drops a closing segment of length zero, which occurs if the path already ends at its start. */
function joined({ start, curves }: Subpath): CutPath {
  const pieces = curves.filter(({ to }, i) => {
    const from = curves[i - 1]?.to ?? start
    return Math.hypot(to.x - from.x, to.y - from.y) > 1e-6
  })
  const last = pieces.at(-1)
  return { start, curves: last ? [...pieces.slice(0, -1), { ...last, to: start }] : [] }
}

function distinct(tracks: readonly Subpath[], side: number): Subpath[] {
  const seen = new Set<string>()
  return tracks.filter((track) => {
    const { left, top, right, bottom } = measureBox([flattenSubpath(track, GAP * side)])
    const key = [left, top, right, bottom].map((n) => (n / side).toFixed(4)).join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
