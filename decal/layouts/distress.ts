import type { Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { dropRedundantPoints, growRound, intersect, subtract } from '../geometry/shape-operations.ts'
import { computePolarPoint } from '../geometry/figures.ts'
import { measureBox, type Ring, type Shape } from '../geometry/shape.ts'
import type { RandomSource } from '../random.ts'

/**
 * Makes an area look like worn print. Draws chips of 0.2 to 1 mm and a few scratches in the background's colour. `share` is the number of
 * chips per cm².
 */
export function drawDistress(random: RandomSource, area: Shape, colour: Colour, share = 2): Layer[] {
  const box = measureBox(area)
  const count = Math.round((box.width * box.height * share) / 100)
  const at = (): { x: number; y: number } => ({
    x: box.left + random() * box.width,
    y: box.top + random() * box.height,
  })
  const chips = Array.from({ length: count }, () => chip(random, at()))
  const scratches = Array.from({ length: Math.round(count / 16) }, () => scratch(random, at()))
  return [makeLayer('texture', colour, intersect([...chips, ...scratches], area))]
}

// The minimum distance in mm between wear and lettering of the same colour.
const CLEARANCE = 1.7
// The maximum error in mm of the distance between wear and lettering. The error results from simplifying the lettering's outline.
const CLEARANCE_TOLERANCE = 0.2

/** Removes wear beside lettering of the same colour, because a chip there looks like an accent or a cedilla. */
export function removeWearBesideLettering(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => {
    if (layer.role !== 'texture') return layer
    const lettering = layers.filter(({ role, fill }) => role === 'text' && fill === layer.fill)
    if (lettering.length === 0) return layer
    const rough = dropRedundantPoints(
      lettering.flatMap(({ shape }) => shape),
      CLEARANCE_TOLERANCE,
    )
    return { ...layer, shape: subtract(layer.shape, growRound(rough, CLEARANCE, CLEARANCE_TOLERANCE)) }
  })
}

function chip(random: RandomSource, { x, y }: Ring[number]): Ring {
  // A uniform random number cubed makes most chips small.
  const r = 0.2 + 0.75 * random() ** 3
  const flat = 0.6 + random() * 0.4
  return Array.from({ length: 7 }, (_, i) => {
    const p = computePolarPoint((i / 7) * 2 * Math.PI, r * (0.7 + random() * 0.5))
    return { x: x + p.x, y: y + p.y * flat }
  })
}

function scratch(random: RandomSource, { x, y }: Ring[number]): Ring {
  const angle = -0.9 + random() * 0.5
  const length = 2.5 + random() * 5
  const half = 0.12 + random() * 0.12
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  return [
    { x, y },
    { x: x + dx / 2 + half, y: y + dy / 2 + half },
    { x: x + dx, y: y + dy },
    { x: x + dx / 2 - half, y: y + dy / 2 - half },
  ]
}
