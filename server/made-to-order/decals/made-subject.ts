import type { Deps } from '../../deps.ts'
import type { Subject } from '../../engine/jobs.ts'
import { artworkSubject, artworkTitle, findAnyArtwork, findAnyDesign } from '../../designs/index.ts'
import type { MadeToOrder } from './bought.ts'

/** What a made-to-order decal is made of, with its title; the subject is read when it is needed. */
export type MadeOf = { id: string; title: string; subject: () => Promise<Subject> }

export async function findSubject(
  deps: Pick<Deps, 'db' | 'store'>,
  { designId, artworkId }: Pick<MadeToOrder, 'designId' | 'artworkId'>,
): Promise<MadeOf | null> {
  if (artworkId !== null) return findArtwork(deps, artworkId)
  const row = designId === null ? null : await findAnyDesign(deps.db, designId)
  if (!row) return null
  return { id: row.id, title: row.title, subject: async () => ({ kind: 'design', design: row.design }) }
}

async function findArtwork(deps: Pick<Deps, 'db' | 'store'>, id: string): Promise<MadeOf | null> {
  const row = await findAnyArtwork(deps.db, id)
  return row && { id, title: artworkTitle(row), subject: () => artworkSubject(deps, row) }
}
