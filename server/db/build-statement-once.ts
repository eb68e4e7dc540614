import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/**
 * The empty name makes a prepared statement unnamed, so the database doesn't keep it. Other names can't be used: all connections to the
 * embedded database share one session, in which equal names would collide.
 */
export const UNNAMED_STATEMENT = ''

/** Builds a statement with placeholders once per database and reuses it, because building a statement takes as long as running it. */
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
