import type { Database, Transaction } from '../db/database.ts'

type Executor = Database | Transaction
type Lookup<Key, Value> = (db: Executor, key: Key) => Promise<Value>

/**
 * Single flight: concurrent look-ups of the same key share one query, for example when several parts of a page need the same product. The
 * result isn't cached; the next look-up makes a new query.
 */
export function singleFlight<Key extends string | number, Value>(
  lookup: Lookup<Key, Value>,
): Lookup<Key, Value> {
  const inFlight = new WeakMap<Executor, Map<Key, Promise<Value>>>()
  return (db, key) => {
    const lookups = inFlight.get(db) ?? new Map<Key, Promise<Value>>()
    inFlight.set(db, lookups)
    const result = lookups.get(key) ?? lookup(db, key).finally(() => lookups.delete(key))
    lookups.set(key, result)
    return result
  }
}
