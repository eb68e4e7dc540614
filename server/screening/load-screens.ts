import { type AddedTerm, type TextScreener, createTextScreener } from '../../decal/screening/screen.ts'
import { screenedTerms, termKinds } from '../../decal/screening/screened-terms.ts'
import type { Database, Transaction } from '../db/database.ts'
import { addedTerms } from '../db/schema/screening.ts'
import { findCacheRevision, raiseCacheRevision } from '../platform/revision.ts'

/**
 * The checks for refused terms. `whole` checks for the built-in terms and for the terms that operators added. `added` checks only for the
 * operators' terms. Use `added` for texts that the engine checks too, because the engine already knows the built-in terms. `addedTerms` are
 * the operators' terms as data that can be sent to another thread.
 */
type Screens = { whole: TextScreener; added: TextScreener; addedTerms: readonly AddedTerm[] }
type LoadedScreens = { revision: number; loading: Promise<Screens> }
const kept = new WeakMap<Database | Transaction, LoadedScreens>()

/** Returns the lists of refused terms. Each process reads the operators' terms again when their revision changes. */
export async function loadTextScreeners(db: Database | Transaction): Promise<Screens> {
  const revision = await findCacheRevision(db, 'screeningRevision')
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
    // Skips a term whose kind is known only to a newer version of the shop.
    const kind = termKinds.find((known) => known === stored)
    return kind === undefined ? [] : [{ phrase, kind, ...(wayOn !== '' && { wayOn }) }]
  })
  return {
    whole: createTextScreener([...screenedTerms, ...added]),
    added: createTextScreener(added),
    addedTerms: added,
  }
}

/** Increases the revision of the refused terms. Call it once in each transaction that changes the operators' terms. */
export const raiseScreeningRevision = (tx: Transaction): Promise<void> =>
  raiseCacheRevision(tx, 'screeningRevision')
