import { boxOf, type Shape } from '../geometry/shape.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { night } from './night.ts'
import { rays } from './rays.ts'
import { ridges } from './ridges.ts'
import { waves } from './waves.ts'
import type { Scenery } from './scenery.ts'

// The scenery of subjects, by the subject's name.
const homes: readonly (readonly [RegExp, Scenery])[] = [
  [/(^|-)(wolf|owl|bat|moon|ghost|raccoon)(-|$)/, night],
  [/fish|boat|anchor|sail|ship|canoe|kayak|whale|shark|duck|lighthouse|paddle|surf|buoy|salmon|goose/, waves],
  [
    /bear|deer|moose|(^|-)(elk|tent|axe|ski|car|van)(-|$)|camp|hik|mountain|backpack|beaver|goat|snow|truck|caravan|cabin/,
    ridges,
  ],
]

/** Fills a field with scenery: the subject's own if it has one, else rays. */
export function sceneryFor(
  motif: Motif | null,
  shape: Shape,
  palette: Palette,
  random: Random,
): ReturnType<Scenery> {
  const home = homes.find(([pattern]) => motif !== null && pattern.test(motif.name))?.[1] ?? rays
  return home({ shape, box: boxOf(shape), palette, random })
}
