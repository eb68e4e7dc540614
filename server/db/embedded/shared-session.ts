import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { DurableFiles } from './durable-files.ts'
import { readQueryResponse, encodeSimpleQuery } from './simple-query.ts'

// Start parameters of the single PostgreSQL session that serves all connections. With 16 MB of buffers instead of 128 MB, the session needs
// 100 MB less memory. PGlite's usual parameter `-F` (no fsync) is left out. The sync method is set explicitly, because this build's
// default, `fdatasync`, does nothing.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_sync_method=fsync',
]

const longJump = z.object({ status: z.literal(100) })

// The types of messages that may come before the Sync message in an extended query: Parse, Bind, Describe, Execute, Close, Flush.
const INSIDE_SERIES = new Set(Buffer.from('PBDECH'))
const ENDS_SERIES = new Set(Buffer.from('SQ'))

/**
 * The PGlite session that pglite-socket serves to many connections. It fixes two faults. First: a query with parameters is a series of
 * messages (Parse, Bind, Execute, Sync), but pglite-socket keeps other connections out only during a transaction. If a long series arrives
 * in pieces, a Parse from another connection can come in between, and one client gets the other's rows. Here, an unfinished series counts
 * as a transaction: until Sync, only its own connection is served. Second: if PostgreSQL dies (PANIC on a full disk), PGlite ignores the
 * error and loops forever. Here, `onDeath` is called before the loop starts.
 */
export class SharedSession extends PGlite {
  #seriesIsOpen = false
  #lastMessageAt = Date.now()

  /**
   * Opens the database in a folder, or creates it if the folder doesn't exist. This process must already have locked the folder
   * (owner-lock.ts).
   */
  static async open(folder: string, onDeath: (cause: unknown) => void): Promise<SharedSession> {
    const session = new SharedSession({
      fs: new DurableFiles(folder),
      startParams: START_PARAMETERS,
      // Logs only the messages with which PostgreSQL dies. All other errors reach the client as SQL errors.
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
   * Runs a statement between the statements of other connections. Returns the first column of its rows, or null if a connection has an open
   * transaction. Throws if PostgreSQL rejects the statement. Don't use `query()` on a session with a socket, because PGlite would send its
   * response to a client.
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
        // After an SQL error, PostgreSQL exits with status 100, which PGlite handles. Any other exit means that PostgreSQL has died.
        if (!longJump.safeParse(cause).success) onDeath(cause)
        throw cause
      }
    }
  }
}
