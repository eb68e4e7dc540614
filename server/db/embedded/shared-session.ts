import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { DurableFiles } from './durable-files.ts'
import { readQueryResponse, encodeSimpleQuery } from './simple-query.ts'

// Start parameters of the single PostgreSQL session that serves all connections. 16 MB of buffers instead of 128 MB save 100 MB of memory.
// PGlite's usual parameter `-F` (no fsync) is left out. The sync method is set, because `fdatasync`, this build's default, does nothing.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_sync_method=fsync',
]

const longJump = z.object({ status: z.literal(100) })

// The types of messages that may come before Sync in an extended query: Parse, Bind, Describe, Execute, Close, Flush.
const INSIDE_SERIES = new Set(Buffer.from('PBDECH'))
const ENDS_SERIES = new Set(Buffer.from('SQ'))

/**
 * The PGlite session that pglite-socket serves to many connections, with two fixes.
 * First: a query with parameters is a series of messages (Parse, Bind, Execute, Sync), but pglite-socket keeps other connections out only
 * during a transaction. If a long series arrives in pieces, another connection's Parse can come between them, and one client gets the
 * other's rows. Here, an open series counts as a transaction: only its own connection is served until Sync.
 * Second: if PostgreSQL dies (PANIC on a full disk), PGlite ignores the error and loops forever. Here, `onDeath` is called once before the
 * loop starts.
 */
export class SharedSession extends PGlite {
  #seriesIsOpen = false
  #lastMessageAt = Date.now()

  /** Opens the data folder. The folder must exist or be creatable, and this process must have locked it (owner-lock.ts). */
  static async open(folder: string, onDeath: (cause: unknown) => void): Promise<SharedSession> {
    const session = new SharedSession({
      fs: new DurableFiles(folder),
      startParams: START_PARAMETERS,
      // Logs only what PostgreSQL prints when it dies. The client receives all other errors as SQL errors.
      onStderr: (line) => {
        if (/PANIC|FATAL/.test(line)) console.error(line)
        return true
      },
    })
    await session.waitReady
    session.#reportDeath(onDeath)
    return session
  }

  /** Whether a connection has an open transaction or an unfinished series of messages. */
  override isInTransaction(): boolean {
    return this.#seriesIsOpen || super.isInTransaction()
  }

  /** Returns the time in ms since the last message of any connection. */
  get quietForMs(): number {
    return Date.now() - this.#lastMessageAt
  }

  override execProtocolRawSync(message: Uint8Array) {
    this.#lastMessageAt = Date.now()
    const type = message[0] ?? 0
    try {
      return super.execProtocolRawSync(message)
    } finally {
      if (INSIDE_SERIES.has(type)) this.#seriesIsOpen = true
      if (ENDS_SERIES.has(type)) this.#seriesIsOpen = false
    }
  }

  /**
   * Runs a statement while no connection's statement is running. Returns the first column of its rows, or null if a transaction is open.
   * Throws if PostgreSQL rejects the statement. Don't use `query()` on a session with a socket, because PGlite would send the response to a
   * client.
   */
  async runBetween(statement: string): Promise<string[] | null> {
    return this.runExclusive(async () => {
      if (this.isInTransaction()) return null
      const quietSince = this.#lastMessageAt
      const pieces: Buffer[] = []
      const onRawData = (data: Uint8Array) => pieces.push(Buffer.from(data))
      await this.execProtocolRawStream(encodeSimpleQuery(statement), { onRawData })
      this.#lastMessageAt = quietSince
      return readQueryResponse(Buffer.concat(pieces))
    })
  }

  #reportDeath(onDeath: (cause: unknown) => void) {
    const module = this.Module
    const runOnce = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce()
      } catch (cause) {
        // After an SQL error, PostgreSQL exits with status 100, and PGlite continues. Any other exit means that PostgreSQL has died.
        if (!longJump.safeParse(cause).success) onDeath(cause)
        throw cause
      }
    }
  }
}
