import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/**
 * The name of an unnamed prepared statement, which the database doesn't keep. Names can't be used: in the embedded database, all
 * connections share one session, in which their names would collide.
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
