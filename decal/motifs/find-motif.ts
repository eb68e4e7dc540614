import { readIconBody } from './icon-body.ts'
import type { FindMotif, IconSet, Motif } from './motif.ts'

/** Makes the lookup over icon sets by their prefix; motifs are read when first asked for and kept. */
export function createFindMotif(sets: ReadonlyMap<string, IconSet>): FindMotif {
  const known = new Map<string, Motif | null>()
  return (reference) => {
    const motif = known.get(reference) ?? readMotif(sets, reference)
    known.set(reference, motif)
    return motif
  }
}

function readMotif(sets: ReadonlyMap<string, IconSet>, reference: string): Motif | null {
  const [prefix = '', name = ''] = reference.split(':')
  const set = sets.get(prefix)
  const icon = set?.icons[set.aliases?.[name]?.parent ?? name]
  if (!set || !icon) return null
  const size = Math.max(icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16)
  const parts = readIconBody(icon.body, size)
  return parts && { set: prefix, name, size, parts }
}
