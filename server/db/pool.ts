import pg from 'pg'
import { ANSWERS_WITHIN_MS } from '../runtime/database-errors.ts'

/** A connection to a database: a PostgreSQL URL, or the connection of a started embedded database. */
export type DatabaseConnection =
  | string
  | { host: string; port: number; user: string; database: string; ssl: false }

export type PoolOptions = {
  /** The maximum number of connections. */
  max?: number
  /** The maximum time in ms that a request waits for a connection, and that a statement takes, including waits for other transactions. */
  withinMs?: number
}

// The time in ms by which a PostgreSQL server's statement timeout exceeds its client's. PGlite ignores these timeouts.
const SERVER_GRACE_MS = 500
// The maximum time in ms that a transaction may be idle on the server. The shop does nothing slow between two statements, so an idle
// transaction has lost its process.
const IDLE_TRANSACTION_MS = 10_000

// Connections survive pauses, because opening one is slowest when the machine is busiest.
const KEPT_IDLE_MS = 300_000

// The embedded database runs one statement at a time, so more connections would only wait inside it.
const EMBEDDED_CONNECTIONS = 8
const SERVER_CONNECTIONS = 10

/** Creates a pool whose queries succeed or fail in time, and which survives the loss of its database. */
export function createPool(connection: DatabaseConnection, options: PoolOptions = {}): pg.Pool {
  const embedded = typeof connection !== 'string'
  const withinMs = options.withinMs ?? ANSWERS_WITHIN_MS
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: options.max ?? (embedded ? EMBEDDED_CONNECTIONS : SERVER_CONNECTIONS),
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    idleTimeoutMillis: KEPT_IDLE_MS,
    ...(!embedded && { onConnect: (client) => setUpSession(client, withinMs) }),
  })
  // Listens for errors of idle connections, because Node would exit without a listener. The pool drops the connection, and the next query
  // opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A connection may also break during a query. The query then fails and reports the error.
    client.on('error', () => {})
    closeAfterTimeout(client)
  })
  return pool
}

/**
 * Sets timeouts on the server: without them, a statement whose client gave up keeps waiting there and holds its locks. They are set with a
 * statement, because poolers such as PgBouncer refuse startup parameters. It also switches JIT off, because compiling the tax report's
 * query took longer than reading a year's orders.
 */
async function setUpSession(client: pg.ClientBase, withinMs: number): Promise<void> {
  const idle = Math.max(IDLE_TRANSACTION_MS, withinMs)
  await client.query(
    `set statement_timeout = ${withinMs + SERVER_GRACE_MS}; set idle_in_transaction_session_timeout = ${idle}; set jit = off`,
  )
}

export function clientConfig(connection: DatabaseConnection): pg.ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : { ...connection }
}

/**
 * Closes connections after a timeout, which makes the database roll back. `pg` stops waiting then, but the statement still runs: a rollback
 * would wait behind it, and the connection would return to the pool with the statement running.
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

// Ends a connection. The pool's client type doesn't declare `end()`, although every client has it.
function endClient(client: pg.PoolClient) {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
