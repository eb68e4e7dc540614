import type { Deps } from '../../deps.ts'
import type { Subject } from '../../engine/jobs.ts'
import { findAnyDesign } from '../designs/designs.ts'
import type { MadeToOrder } from './bought.ts'

/** What a made-to-order decal is made of, with its title; the subject is read when it is needed. */
export type MadeOf = { id: string; title: string; subject: () => Promise<Subject> }

export async function findSubject(
  { db }: Pick<Deps, 'db' | 'env'>,
  { designId }: Pick<MadeToOrder, 'designId' | 'artworkId'>,
): Promise<MadeOf | null> {
  const row = designId === null ? null : await findAnyDesign(db, designId)
  if (!row) return null
  return { id: row.id, title: row.title, subject: async () => ({ kind: 'design', design: row.design }) }
}
