import pg from 'pg'
import { DATABASE_RESPONSE_TIMEOUT_MS } from '../runtime/database-errors.ts'

/** Where to connect: the URL of a PostgreSQL server, or the socket of a started embedded database. */
export type DatabaseConnection =
  | string
  | { host: string; port: number; user: string; database: string; ssl: false }

export type PoolOptions = {
  /** The maximum number of connections in the pool. */
  max?: number
  /**
   * The maximum time in ms that a request waits for a connection. The same limit applies to each statement, including its waiting for
   * locks.
   */
  withinMs?: number
}

// The number of ms by which the server's statement timeout is longer than the client's. PGlite ignores both timeouts.
const SERVER_GRACE_MS = 500
// The maximum time in ms that a transaction may be idle on the server. The shop does nothing slow between two statements, so a transaction
// that is idle for longer belongs to a process that has died.
const IDLE_TRANSACTION_MS = 10_000

// The time in ms for which idle connections are kept. It is long, because on a busy machine, opening a new connection is slow.
const KEPT_IDLE_MS = 300_000

// The embedded database runs one statement at a time, so more than a few connections wouldn't help.
const EMBEDDED_CONNECTIONS = 8
const SERVER_CONNECTIONS = 10

/**
 * Creates a pool of connections. Each query succeeds or fails within a time limit. After an outage of the database, the pool's queries
 * succeed again without a restart of the shop.
 */
export function createPool(connection: DatabaseConnection, options: PoolOptions = {}): pg.Pool {
  const embedded = typeof connection !== 'string'
  const withinMs = options.withinMs ?? DATABASE_RESPONSE_TIMEOUT_MS
  const pool = new pg.Pool({
    ...toClientConfig(connection),
    max: options.max ?? (embedded ? EMBEDDED_CONNECTIONS : SERVER_CONNECTIONS),
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    idleTimeoutMillis: KEPT_IDLE_MS,
    ...(!embedded && { onConnect: (client) => setUpSession(client, withinMs) }),
  })
  // An idle connection may break. The pool then drops it, and the next query opens a new one. Without this listener, the error event would
  // end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A connection may also break during a query. The query then fails and reports the error, so the event can be ignored.
    client.on('error', () => {})
    closeAfterTimeout(client)
  })
  return pool
}

/**
 * Sets timeouts on the server. Without the timeouts, a query would continue and hold its locks after the client has given up. The timeouts
 * are set by an SQL statement, because poolers such as PgBouncer refuse startup parameters. The statement also switches off JIT, because
 * compiling the tax report's query took longer than reading a year of orders.
 */
async function setUpSession(client: pg.ClientBase, withinMs: number): Promise<void> {
  const idle = Math.max(IDLE_TRANSACTION_MS, withinMs)
  await client.query(
    `set statement_timeout = ${withinMs + SERVER_GRACE_MS}; set idle_in_transaction_session_timeout = ${idle}; set jit = off`,
  )
}

export function toClientConfig(connection: DatabaseConnection): pg.ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : { ...connection }
}

/**
 * Closes a connection after a query timeout, so that the database rolls back. If the connection stayed open, `pg` would return it to the
 * pool while the statement is still running, and the rollback would have to wait for that statement.
 */
function closeAfterTimeout(client: pg.PoolClient) {
  const query = client.query.bind(client)
  Reflect.set(client, 'query', (...parameters: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, parameters)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isQueryTimeout(error)) endClient(client)
      })
    }
    return answer
  })
}

// Closes a connection. Every client has a method `end()`, but the type of the pool's clients doesn't include it.
function endClient(client: pg.PoolClient) {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
