import { settings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { ownTexts } from '../db/schema/own-texts.ts'
import { findCacheRevision } from '../platform/revision.ts'
import { type OwnTexts, readTexts, TEXTS_FOLDER } from './read-texts.ts'
import type { Texts } from './text-kinds.ts'

let own: OwnTexts = new Map()
/** The revision of the owner's texts that this process has loaded; 0 if the database has none. */
let known = 0
let kept: { texts: Texts; factsOf: typeof settings; ownOf: OwnTexts } | null = null

/**
 * Returns all texts, with their placeholders filled in. The owner's own texts replace the files of content/. Returns the same object until
 * a text or a setting changes, so that pages and the Storefront API agree. If texts have faults, throws an Error that lists all of them.
 */
export function getShopTexts(): Texts {
  if (kept?.factsOf !== settings || kept.ownOf !== own)
    kept = { texts: readTexts(TEXTS_FOLDER, own), factsOf: settings, ownOf: own }
  return kept.texts
}

/** Finds the owner's own text that replaces a default; undefined if there is none. */
export const findOwnTextSource = (key: string): string | null | undefined => own.get(key)

export async function readOwnTexts(db: Database | Transaction): Promise<OwnTexts> {
  const rows = await db.select().from(ownTexts)
  return new Map(rows.map(({ key, source }) => [key, source]))
}

/** Loads the owner's texts if they have changed since the last call. Called before the first page, and then every second. */
export async function reloadChangedTexts(db: Database): Promise<void> {
  // Reads the revision before the texts. If the texts change in between, the next call notices it.
  const revision = await findCacheRevision(db, 'textsRevision')
  if (revision === known) return
  own = await readOwnTexts(db)
  known = revision
}
