import pg from 'pg'

/** A PostgreSQL URL, or what the embedded database answers when it is started. */
export type DatabaseConnection =
  | string
  | { host: string; port: number; user: string; database: string; ssl: false }

export type PoolOptions = {
  /** Connections at most. */
  max?: number
  /** For how long a request may wait for a connection, and a statement may take, waiting for other transactions included. */
  withinMs?: number
}

// Below the 2 s within which a shopper hears that the database is away. Whoever waits for a
// connection stands in a queue behind others who are served: on a busy machine that is long, and no
// reason to be sent away. A database that hangs fails their statements, and that ends the queue.
export const ANSWERS_WITHIN_MS = 1_500

// How long after its client a PostgreSQL server gives a statement up. PGlite ignores these timeouts.
const SERVER_GRACE_MS = 500
// Transactions only calculate between their statements; one that idles has lost its process.
const IDLE_TRANSACTION_MS = 10_000

// Opening one takes longest when the machine is busiest: a connection outlives a pause of its shoppers.
const KEPT_IDLE_MS = 300_000

// The embedded database runs one statement at a time; more connections would only wait inside it.
const EMBEDDED_CONNECTIONS = 8
const SERVER_CONNECTIONS = 10

/** A pool that answers or fails in time, and that outlives the loss of its database. */
export function createPool(connection: DatabaseConnection, options: PoolOptions = {}): pg.Pool {
  const embedded = typeof connection !== 'string'
  const withinMs = options.withinMs ?? ANSWERS_WITHIN_MS
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: options.max ?? (embedded ? EMBEDDED_CONNECTIONS : SERVER_CONNECTIONS),
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    idleTimeoutMillis: KEPT_IDLE_MS,
    ...(!embedded && { onConnect: (client) => setServerTimeouts(client, withinMs) }),
  })
  // An idle connection broke. The pool has already dropped it, the next query opens a new one;
  // without a listener Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // The same for a connection that breaks in use: its query fails as well, and says so.
    client.on('error', () => {})
    closeAfterTimeout(client)
  })
  return pool
}

/**
 * Without these, a statement that the client gave up goes on waiting on the server, and its locks stay. They are set by a statement:
 * poolers such as PgBouncer refuse them as startup parameters.
 */
async function setServerTimeouts(client: pg.ClientBase, withinMs: number): Promise<void> {
  const idle = Math.max(IDLE_TRANSACTION_MS, withinMs)
  await client.query(
    `set statement_timeout = ${withinMs + SERVER_GRACE_MS}; set idle_in_transaction_session_timeout = ${idle}`,
  )
}

export function clientConfig(connection: DatabaseConnection): pg.ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : { ...connection }
}

/**
 * After a time-out `pg` gives up waiting but the statement still runs: in a transaction the rollback
 * would wait behind it, and the connection would go back to the pool with the statement in it. So
 * the connection is closed; the database then rolls back by itself.
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

// The pool's type of a client lacks end(), which every client has.
function endClient(client: pg.PoolClient) {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
