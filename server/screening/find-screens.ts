import { type AddedTerm, type Screen, createScreen } from '../../decal/screening/screen.ts'
import { screenedTerms, termKinds } from '../../decal/screening/screened-terms.ts'
import type { Database, Transaction } from '../db/database.ts'
import { addedTerms } from '../db/schema/screening.ts'
import { findRevision, raiseRevision } from '../platform/revision.ts'

/**
 * `whole`: the built-in list and the added terms; `added`: only the added terms, for the engine, which already screens by the built-in
 * list; `addedTerms`: the added terms as data, for a separate thread.
 */
type Screens = { whole: Screen; added: Screen; addedTerms: readonly AddedTerm[] }
type Kept = { revision: number; loading: Promise<Screens> }
const kept = new WeakMap<Database | Transaction, Kept>()

/** Returns the built-in list with the current added terms. Each process reads the added terms again when the revision changes. */
export async function findScreens(db: Database | Transaction): Promise<Screens> {
  const revision = await findRevision(db, 'screeningRevision')
  const known = kept.get(db)
  if (known?.revision === revision) return known.loading
  const loading = readScreens(db)
  kept.set(db, { revision, loading })
  loading.catch(() => kept.delete(db))
  return loading
}

async function readScreens(db: Database | Transaction): Promise<Screens> {
  const rows = await db.select().from(addedTerms)
  const added = rows.flatMap(({ phrase, kind: stored, wayOn }): AddedTerm[] => {
    // Skips kinds of terms that only a newer version knows.
    const kind = termKinds.find((known) => known === stored)
    return kind === undefined ? [] : [{ phrase, kind, ...(wayOn !== '' && { wayOn }) }]
  })
  return { whole: createScreen([...screenedTerms, ...added]), added: createScreen(added), addedTerms: added }
}

/** Call it once in each transaction that changes the added terms. */
export const raiseScreeningRevision = (tx: Transaction): Promise<void> =>
  raiseRevision(tx, 'screeningRevision')
