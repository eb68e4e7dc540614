import svgpath from 'svgpath'
import { formatDecimal } from '../export/cut-path-data.ts'
import type { BannerPoint } from './banner-sheet.ts'

type Command = { to: BannerPoint; c1?: BannerPoint; c2?: BannerPoint } & { kind: 'move' | 'line' | 'curve' }

/** Parses path data into PDF path operators: moves, lines and cubic curves. Every subpath is closed. */
function commandsOf(path: string): Command[] {
  const commands: Command[] = []
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate(([name, ...numbers], _, x, y) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
      if (name === 'M') commands.push({ kind: 'move', to: { x: a, y: b } })
      if (name === 'L') commands.push({ kind: 'line', to: { x: a, y: b } })
      if (name === 'H') commands.push({ kind: 'line', to: { x: a, y } })
      if (name === 'V') commands.push({ kind: 'line', to: { x, y: a } })
      if (name === 'C')
        commands.push({ kind: 'curve', c1: { x: a, y: b }, c2: { x: c, y: d }, to: { x: e, y: f } })
      if (name === 'Q') commands.push(raised({ x, y }, { x: a, y: b }, { x: c, y: d }))
    })
  return commands
}

/** Converts a quadratic curve to the equivalent cubic curve. */
function raised(from: BannerPoint, control: BannerPoint, to: BannerPoint): Command {
  const near = (end: BannerPoint): BannerPoint => ({
    x: end.x + (2 / 3) * (control.x - end.x),
    y: end.y + (2 / 3) * (control.y - end.y),
  })
  return { kind: 'curve', c1: near(from), c2: near(to), to }
}

const at = ({ x, y }: BannerPoint): string => `${formatDecimal(x)} ${formatDecimal(y)}`

/** Writes the outline as PDF operators that end with a fill (`f`), in the same unit as the path. */
export function writeOutlineOperators(path: string): string {
  return commandsOf(path)
    .map(({ kind, to, c1, c2 }, i) => {
      if (kind === 'move') return `${i === 0 ? '' : 'h\n'}${at(to)} m\n`
      return c1 && c2 ? `${at(c1)} ${at(c2)} ${at(to)} c\n` : `${at(to)} l\n`
    })
    .concat('h\n')
    .join('')
}

/** Returns the bounding box of an outline; null if it is empty. Each curve is sampled at 16 points. */
export function measureInkBox(
  path: string,
): { left: number; top: number; right: number; bottom: number } | null {
  let from: BannerPoint = { x: 0, y: 0 }
  const spots = commandsOf(path).flatMap(({ kind, to, c1, c2 }) => {
    const start = from
    from = to
    return kind === 'curve' && c1 && c2 ? along(start, c1, c2, to) : [to]
  })
  if (spots.length === 0) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of spots) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

const STEPS = 16

function along(a: BannerPoint, b: BannerPoint, c: BannerPoint, d: BannerPoint): BannerPoint[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    const u = 1 - t
    const mix = (k: 'x' | 'y'): number =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return { x: mix('x'), y: mix('y') }
  })
}
