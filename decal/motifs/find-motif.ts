import { getCurveFineness } from '../geometry/curve-fineness.ts'
import { readIconBody } from './icon-body.ts'
import { DRAWN_MOTIF_SET, drawMotif } from './drawn/drawn-motifs.ts'
import type { MotifFinder, IconSet, Motif } from './motif.ts'

/**
 * Creates the motif lookup. An icon set is opened on first use. Icon sets and motifs are cached, except motifs drawn with finer curves than
 * usual.
 */
export function createMotifFinder(openSet: (prefix: string) => IconSet | null): MotifFinder {
  const sets = new Map<string, IconSet | null>()
  const motifs = new Map<string, Motif | null>()
  const setOf = (prefix: string): IconSet | null => {
    const set = sets.get(prefix) ?? openSet(prefix)
    sets.set(prefix, set)
    return set
  }
  return (reference) => {
    const isUsual = getCurveFineness() === 1
    const known = isUsual ? motifs.get(reference) : undefined
    if (known !== undefined) return known
    const [prefix = '', name = ''] = reference.split(':')
    const motif = prefix === DRAWN_MOTIF_SET ? drawMotif(name) : readMotif(setOf(prefix), prefix, name)
    if (isUsual) motifs.set(reference, motif)
    return motif
  }
}

function readMotif(set: IconSet | null, prefix: string, name: string): Motif | null {
  const icon = set?.icons[set.aliases?.[name]?.parent ?? name]
  if (!set || !icon) return null
  const size = Math.max(icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16)
  const parts = readIconBody(icon.body, size)
  return parts && { set: prefix, name, size, parts }
}
