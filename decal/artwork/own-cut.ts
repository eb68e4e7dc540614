import { crossings } from '../contour/crossings.ts'
import { boxOfPath, fittedPolyline } from '../contour/cut-path.ts'
import type { CutPath } from '../decal.ts'
import { areaOf } from '../geometry/shape.ts'
import { movedTrack, type Matrix, type Track } from './tracks.ts'

// The names that RIPs and print shops give their cut lines: CutContour and its perforated, flexible and numbered
// kin (Roland, CE.SDK), Wasatch's reserved names, kiss and through cuts, die lines.
const CUT_NAMES =
  /^(perf|kiss|thru|through|die)?(cutcontour|cutpath|cutoutline|cutline|contourcut|kisscut|thrucut|throughcut|diecut|dieline)(flex|kiss|thru|through)?\d*$/

/** Whether a layer, an id or a spot colour is named as a cut line. */
export function isCutName(name: string): boolean {
  return CUT_NAMES.test(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

/** A customer's cut line, or why it cannot be used, as a sentence. */
export type OwnCut = { cut: CutPath | null; note: string }

// Ends nearer than this are one point, in mm.
const GAP = 0.1
// Cut lines this narrow are marks, not outlines: in mm.
const LEAST_SIZE = 5

/**
 * The cut line among the tracks that a file names so, mapped to mm: used only when it is one closed line
 * that does not cross itself. A line drawn twice (a fill and a stroke) counts once.
 */
export function ownCutOf(tracks: readonly Track[], toMm: Matrix): OwnCut | null {
  const lines = distinct(tracks.map((track) => movedTrack(toMm, track))).filter((line) => {
    const { width, height } = boxOfPath(line)
    return Math.min(width, height) >= LEAST_SIZE
  })
  const [line] = lines
  if (!line) return tracks.length > 0 ? refuse('is too small to be one') : null
  if (lines.length > 1) return refuse('has more than one line')
  const end = line.curves.at(-1)?.to ?? line.start
  const gap = Math.hypot(end.x - line.start.x, end.y - line.start.y)
  if (!line.closed && gap > GAP) return refuse('is not closed')
  const cut = joined(line)
  const outline = fittedPolyline(cut, 0.02)
  if (crossings(outline) > 0 || areaOf([outline]) < LEAST_SIZE ** 2) return refuse('crosses itself')
  return { cut, note: 'Your file brings its own cut line, and we cut along it.' }
}

function refuse(why: string): OwnCut {
  return { cut: null, note: `The cut line in your file ${why}, so we made a new one around the artwork.` }
}

/** Without the closing piece that a path needs only to come back to where it already is. */
function joined({ start, curves }: Track): CutPath {
  const pieces = curves.filter(({ to }, i) => {
    const from = curves[i - 1]?.to ?? start
    return Math.hypot(to.x - from.x, to.y - from.y) > 1e-6
  })
  const last = pieces.at(-1)
  return { start, curves: last ? [...pieces.slice(0, -1), { ...last, to: start }] : [] }
}

function distinct(tracks: readonly Track[]): Track[] {
  const seen = new Set<string>()
  return tracks.filter((track) => {
    const { left, top, right, bottom } = boxOfPath(track)
    const key = [left, top, right, bottom].map((n) => n.toFixed(2)).join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
