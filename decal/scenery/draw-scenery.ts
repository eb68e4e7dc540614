import { measureBox, type Shape } from '../geometry/shape.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { RandomSource } from '../random.ts'
import { nightScenery } from './night.ts'
import { raysScenery } from './rays.ts'
import { ridgesScenery } from './ridges.ts'
import { wavesScenery } from './waves.ts'
import type { Scenery } from './scenery.ts'

// The scenery that suits a subject, found by the motif's name.
const homes: readonly (readonly [RegExp, Scenery])[] = [
  [/(^|-)(wolf|owl|bat|moon|ghost|raccoon)(-|$)/, nightScenery],
  [
    /fish|boat|anchor|sail|ship|canoe|kayak|whale|shark|duck|lighthouse|paddle|surf|buoy|salmon|goose/,
    wavesScenery,
  ],
  [
    /bear|deer|moose|(^|-)(elk|tent|axe|ski|car|van)(-|$)|camp|hik|mountain|backpack|beaver|goat|snow|truck|caravan|cabin/,
    ridgesScenery,
  ],
]

/** Fills a field with the scenery that suits the motif, or else with rays. */
export function drawScenery(
  motif: Motif | null,
  shape: Shape,
  palette: Palette,
  random: RandomSource,
): ReturnType<Scenery> {
  const home = homes.find(([pattern]) => motif !== null && pattern.test(motif.name))?.[1] ?? raysScenery
  return home({ shape, box: measureBox(shape), palette, random })
}
