import { settings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { ownTexts } from '../db/schema/own-texts.ts'
import { findRevision } from '../platform/revision.ts'
import { type OwnTexts, readTexts, TEXTS_FOLDER } from './read-texts.ts'
import type { Texts } from './text-kinds.ts'

let own: OwnTexts = new Map()
/** Of the own texts that this process has; a database without any has none either. */
let known = 0
let kept: { texts: Texts; factsOf: typeof settings; ownOf: OwnTexts } | null = null

/**
 * The texts in content/, those that the operator wrote in their place, and the facts of now. The same object until a text or a setting changes:
 * pages and the Storefront API say the same. Throws an Error that names every fault.
 */
export function shopTexts(): Texts {
  if (kept?.factsOf !== settings || kept.ownOf !== own)
    kept = { texts: readTexts(TEXTS_FOLDER, own), factsOf: settings, ownOf: own }
  return kept.texts
}

/** The source that the operator wrote in the place of a default; undefined where there is none. */
export const findOwnSource = (key: string): string | null | undefined => own.get(key)

export async function readOwnTexts(db: Database | Transaction): Promise<OwnTexts> {
  const rows = await db.select().from(ownTexts)
  return new Map(rows.map(({ key, source }) => [key, source]))
}

/** Makes the stored texts those of this process, if they have changed since. To be called every second, and before the first page. */
export async function followTexts(db: Database): Promise<void> {
  // First: what is changed while the rows are read is noticed the next time.
  const revision = await findRevision(db, 'textsRevision')
  if (revision === known) return
  own = await readOwnTexts(db)
  known = revision
}
