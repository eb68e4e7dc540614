import type { Database, Transaction } from '../db/database.ts'

type Executor = Database | Transaction
type Look<Key, Found> = (db: Executor, key: Key) => Promise<Found>

/**
 * A look that those share who want the same at the same moment, as the parts of a page do; it is forgotten with its answer, so that nobody
 * hears what was true before.
 */
export function sharedLook<Key extends string | number, Found>(look: Look<Key, Found>): Look<Key, Found> {
  const underWay = new WeakMap<Executor, Map<Key, Promise<Found>>>()
  return (db, key) => {
    const looks = underWay.get(db) ?? new Map<Key, Promise<Found>>()
    underWay.set(db, looks)
    const found = looks.get(key) ?? look(db, key).finally(() => looks.delete(key))
    looks.set(key, found)
    return found
  }
}
