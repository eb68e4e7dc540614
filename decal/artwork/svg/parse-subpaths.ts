import svgpath from 'svgpath'
import type { Point } from '../../geometry/shape.ts'
import { SubpathBuilder, type Subpath } from '../subpaths.ts'

/** Converts SVG path data to tracks in its own unit. */
export function parseSubpaths(data: string): Subpath[] {
  const pen = new SubpathBuilder()
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers], _index, x, y) => draw(pen, command, numbers, { x, y }))
  return pen.tracks.filter(({ curves }) => curves.length > 0)
}

function draw(pen: SubpathBuilder, command: string, numbers: readonly number[], from: Point): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  if (command === 'M') pen.move({ x: a, y: b })
  else if (command === 'L') pen.line({ x: a, y: b })
  else if (command === 'H') pen.line({ x: a, y: from.y })
  else if (command === 'V') pen.line({ x: from.x, y: a })
  else if (command === 'C') pen.curve({ x: a, y: b }, { x: c, y: d }, { x: e, y: f })
  else if (command === 'Q') {
    const toward = (p: Point): Point => ({ x: p.x + (2 / 3) * (a - p.x), y: p.y + (2 / 3) * (b - p.y) })
    pen.curve(toward(from), toward({ x: c, y: d }), { x: c, y: d })
  } else pen.close()
}
