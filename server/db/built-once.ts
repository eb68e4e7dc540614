import type { Database, Transaction } from './database.ts'

type Executor = Database | Transaction

/** An unnamed statement, which no connection keeps: the embedded database serves all of them from one session. */
export const UNNAMED = ''

/** A statement built once per database, with placeholders for values, since building one costs as much as running it. */
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
