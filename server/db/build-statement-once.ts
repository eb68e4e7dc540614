import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/**
 * An empty name makes a prepared statement unnamed, so that the database doesn't keep it. The embedded database serves all connections from
 * one session, in which names would collide.
 */
export const UNNAMED_STATEMENT = ''

/** Builds a statement with placeholders only once per database, because building a statement takes as long as running it. */
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
