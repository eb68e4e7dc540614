import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/**
 * The empty name makes a prepared statement unnamed, so that it isn't kept. The embedded database serves all connections from one session,
 * in which names would collide.
 */
export const UNNAMED_STATEMENT = ''

/** Builds a statement once per database, with placeholders for values, because building one takes as long as running it. */
export function buildStatementOnce<Statement extends object>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>()
  return (db) => {
    const built = statements.get(db) ?? build(db)
    statements.set(db, built)
    return built
  }
}
