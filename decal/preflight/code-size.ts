import { measureBox, type Shape } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The minimum module size in mm, which phones read at arm's length. The GS1 General Specifications ask for at least 0.396 mm on consumer
// goods; smaller modules merge in print.
const MIN_SCANNED_MODULE_MM = 0.5
const MIN_PRINTED_MODULE_MM = 0.35

/** Checks that the modules of a QR code are large enough for phones to read it. */
export const codeSizeRule: PreflightRule = ({ artwork }) => {
  if (artwork.kind === 'picture') return []
  const [, modules] = artwork.layers.filter(({ role }) => role === 'code')
  if (!modules) return []
  const module = shortestEdge(modules.shape)
  if (module >= MIN_SCANNED_MODULE_MM) return []
  return [
    {
      code: 'code-too-small',
      severity: module < MIN_PRINTED_MODULE_MM ? 'stop' : 'warn',
      moduleMm: module,
      leastMm: MIN_SCANNED_MODULE_MM,
      where: measureBox(modules.shape),
    },
  ]
}

/** Returns the side of one module: the shortest edge of the dark area. */
function shortestEdge(shape: Shape): number {
  const edges = shape.flatMap((ring) =>
    ring.map((point, i) => {
      const next = ring[(i + 1) % ring.length] ?? point
      return Math.hypot(next.x - point.x, next.y - point.y)
    }),
  )
  return Math.min(...edges.filter((length) => length > 0.01))
}
