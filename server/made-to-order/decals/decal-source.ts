import type { Deps } from '../../deps.ts'
import type { DecalSubject } from '../../engine/jobs.ts'
import { loadArtworkSubject, getArtworkTitle, findAnyArtwork, findAnyDesign } from '../../designs/index.ts'
import type { MadeToOrderItem } from '../items/made-to-order-items.ts'

/**
 * The design or artwork from which a decal is made. The function `subject` loads it for the engine; call the function only when the engine
 * needs it.
 */
export type DecalSource = { id: string; title: string; subject: () => Promise<DecalSubject> }

export async function findDecalSource(
  deps: Pick<Deps, 'db' | 'store'>,
  { designId, artworkId }: Pick<MadeToOrderItem, 'designId' | 'artworkId'>,
): Promise<DecalSource | null> {
  if (artworkId !== null) return findArtwork(deps, artworkId)
  const row = designId === null ? null : await findAnyDesign(deps.db, designId)
  if (!row) return null
  return { id: row.id, title: row.title, subject: async () => ({ kind: 'design', design: row.design }) }
}

async function findArtwork(deps: Pick<Deps, 'db' | 'store'>, id: string): Promise<DecalSource | null> {
  const row = await findAnyArtwork(deps.db, id)
  return row && { id, title: getArtworkTitle(row), subject: () => loadArtworkSubject(deps, row) }
}
