import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/** Names a statement that no connection keeps: the embedded database serves all of them from one session. */
export const UNNAMED = ''

/**
 * A statement that is built once for each database it is asked of, with a placeholder for each value: to build one costs the server as
 * much as to ask it.
 */
export function builtOnce<Statement extends object>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>()
  return (db) => {
    const built = statements.get(db) ?? build(db)
    statements.set(db, built)
    return built
  }
}
