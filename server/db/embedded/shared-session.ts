import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { DurableFiles } from './durable-files.ts'
import { readQueryResponse, simpleQuery } from './simple-query.ts'

// The start parameters of the one PostgreSQL session that serves all connections. 16 MB of buffers instead of 128 MB save 100 MB of memory.
// `-F` (no fsync) is removed, and the sync method is set, because the build's default, `fdatasync`, does nothing.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_sync_method=fsync',
]

const longJump = z.object({ status: z.literal(100) })

// The types of extended-query messages that come before Sync: Parse, Bind, Describe, Execute, Close, Flush.
const INSIDE_SERIES = new Set(Buffer.from('PBDECH'))
const ENDS_SERIES = new Set(Buffer.from('SQ'))

/**
 * The PGlite session that pglite-socket serves to many connections, with two fixes. First, a parameterised query is a series of messages
 * (Parse, Bind, Execute, Sync), but pglite-socket keeps other connections out only during a transaction. If a long series arrives in
 * pieces, another connection's Parse can slip in, and one client gets the other's rows. So an open series counts as a transaction here:
 * until its Sync, only its own connection is served. Second, if PostgreSQL dies (PANIC on a full disk), PGlite swallows the error and loops
 * forever. Here `onDeath` is called, once, before the loop starts.
 */
export class SharedSession extends PGlite {
  #seriesIsOpen = false
  #lastMessageAt = Date.now()

  /** Opens the data folder. It must exist or be creatable, and this process must own it (see owner-lock). */
  static async open(folder: string, onDeath: (cause: unknown) => void): Promise<SharedSession> {
    const session = new SharedSession({
      fs: new DurableFiles(folder),
      startParams: START_PARAMETERS,
      // Only what PostgreSQL prints when it dies is logged; other errors reach the client as SQL errors.
      onStderr: (line) => {
        if (/PANIC|FATAL/.test(line)) console.error(line)
        return true
      },
    })
    await session.waitReady
    session.#reportDeath(onDeath)
    return session
  }

  /** Returns whether a connection has an open transaction or an unfinished series of messages. */
  override isInTransaction(): boolean {
    return this.#seriesIsOpen || super.isInTransaction()
  }

  /** Returns the milliseconds since the last message from any connection. */
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
   * Runs a statement between those of the connections, and returns the first column of its rows, or null if a transaction is open. Throws
   * if PostgreSQL rejects the statement. Don't use `query()` beside the socket, because PGlite would send its response to a client.
   */
  async runBetween(statement: string): Promise<string[] | null> {
    return this.runExclusive(async () => {
      if (this.isInTransaction()) return null
      const quietSince = this.#lastMessageAt
      const pieces: Buffer[] = []
      const onRawData = (data: Uint8Array) => pieces.push(Buffer.from(data))
      await this.execProtocolRawStream(simpleQuery(statement), { onRawData })
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
        // Status 100 is PostgreSQL's normal jump after an SQL error, which PGlite handles.
        if (!longJump.safeParse(cause).success) onDeath(cause)
        throw cause
      }
    }
  }
}
