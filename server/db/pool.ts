import pg from 'pg'
import { DATABASE_RESPONSE_TIMEOUT_MS } from '../runtime/database-errors.ts'

/** The way to connect to a database: the URL of a PostgreSQL server, or a started embedded database. */
export type DatabaseConnection =
  | string
  | { host: string; port: number; user: string; database: string; ssl: false }

export type PoolOptions = {
  /** The maximum number of connections in the pool. */
  max?: number
  /**
   * The maximum time in ms that a request waits for a connection. It is also the maximum duration of a statement, including waiting for
   * locks.
   */
  withinMs?: number
}

// The time in ms by which a PostgreSQL server's statement timeout is longer than the client's. PGlite ignores these timeouts.
const SERVER_GRACE_MS = 500
// The maximum time in ms that a transaction may be idle on the server. The shop does nothing slow between two statements, so an idle
// transaction's process must have died.
const IDLE_TRANSACTION_MS = 10_000

// The time in ms for which idle connections are kept. It is long, because opening a connection takes longest when the machine is busy.
const KEPT_IDLE_MS = 300_000

// The embedded database runs one statement at a time. With more connections, statements would only wait inside the database.
const EMBEDDED_CONNECTIONS = 8
const SERVER_CONNECTIONS = 10

/** Creates a pool of connections. Its queries succeed or fail in time, and it recovers when its database was unavailable. */
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
  // An idle connection may break. Without this listener, the error event would end the process. The pool drops the connection, and the next
  // query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A connection may also break during a query, which then fails and reports the error.
    client.on('error', () => {})
    closeAfterTimeout(client)
  })
  return pool
}

/**
 * Sets timeouts on the server. Without server timeouts, a statement would go on and hold its locks after its client has stopped waiting.
 * They are set by a statement, because poolers such as PgBouncer refuse startup parameters. Also switches off JIT: compiling the tax
 * report's query took longer than reading a year of orders.
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
 * Closes a connection after a timeout, so that the database rolls back. Otherwise, `pg` would return the connection to the pool while its
 * statement is still running, and a rollback would have to wait for the statement.
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

// Ends a connection. Every client has an `end()` method, but it is missing in the type of the pool's clients.
function endClient(client: pg.PoolClient) {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
