import { isLandscape } from '../reading/standing-phrases.ts'
import type { Subject } from './choose-subjects.ts'

// The motifs of landscapes, found by the names that prompts use. Landscapes that show several things come first.
const landscapes: readonly { motif: string; shows: readonly RegExp[] }[] = [
  { motif: 'drawn:mountain-sunset', shows: [/mountain|hills/, /sunset|sunrise/] },
  { motif: 'drawn:mountain-trail', shows: [/mountain|rock/, /trail|road/] },
  { motif: 'drawn:mountain-range', shows: [/mountain|hills/, /tree|pines|forest|woods/] },
  { motif: 'drawn:lake-sunset', shows: [/sunset|sunrise/, /lake|ocean|sea|water|waves|river|pond/] },
  { motif: 'drawn:sandy-beach', shows: [/beach/, /sunset|sunrise|ocean|sea|waves|water/] },
  { motif: 'drawn:lake-sunset', shows: [/sunset|sunrise/] },
  { motif: 'drawn:mountain-trail', shows: [/trail|rocky|rocks|dirt road/] },
  { motif: 'drawn:mountain-range', shows: [/mountain|hills/] },
  { motif: 'drawn:pine-forest', shows: [/^(?:pine|fir|spruce) trees?$|^trees$|pines|forest|woods?$/] },
  { motif: 'drawn:sandy-beach', shows: [/beach/] },
  { motif: 'drawn:waves-on-open-water', shows: [/lake|river|creek|pond|ocean|sea|waves?|water|marsh|swamp/] },
  { motif: 'drawn:farm-field', shows: [/field|meadow|vineyard/] },
  { motif: 'drawn:night-sky', shows: [/stars|sky|northern lights|aurora|moonlight/] },
  { motif: 'drawn:full-moon', shows: [/moon/] },
]

/**
 * Puts a thing in front of the landscape in which it is described: "a wolf over pine trees", "mountain sunset with a canoe". Several
 * landscapes become one drawing if there is one that shows them all. A landscape on its own is left alone.
 */
export function placeInLandscape(subjects: readonly Subject[]): readonly Subject[] {
  const things = subjects.filter(({ name }) => !isLandscape(name))
  const [thing, ...others] = things
  if (!thing) return subjects
  const isFirst = subjects[0] !== thing
  const all = subjects.filter(({ name }) => isLandscape(name))
  const behind = isFirst || all.some(({ relation }) => relation === 'behind') ? all : []
  const drawing = landscapes.find(({ shows }) =>
    shows.every((pattern) => behind.some(({ name }) => pattern.test(name))),
  )
  const shown = behind.filter(({ name }) => drawing?.shows.some((pattern) => pattern.test(name)))
  const [landscape] = shown
  if (!drawing || !landscape) return subjects
  const scene: Subject = { ...landscape, motifs: [drawing.motif], relation: 'behind', count: 1, inRow: false }
  const rest = subjects.filter((one) => isLandscape(one.name) && !shown.includes(one))
  return [isFirst ? { ...thing, relation: 'beside' } : thing, scene, ...others, ...rest]
}
