import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { DurableFiles } from './durable-files.ts'
import { readAnswer, simpleQuery } from './simple-query.ts'

// One PostgreSQL session for all connections. 16 MB instead of 128 MB of buffers saves 100 MB of
// memory. `-F` (no fsync) is taken out; the build's default `fdatasync` method is a no-op.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_sync_method=fsync',
]

const longJump = z.object({ status: z.literal(100) })

// First bytes of extended-query messages that come before Sync: Parse, Bind, Describe, Execute, Close, Flush.
const INSIDE_SERIES = new Set(Buffer.from('PBDECH'))
const ENDS_SERIES = new Set(Buffer.from('SQ'))

/**
 * The PGlite session that pglite-socket serves to many connections, with two fixes. A parameterised query is a series of messages (Parse, Bind,
 * Execute, Sync). pglite-socket keeps other connections out only while a transaction is open. If a long series arrives in pieces, another
 * connection's Parse can slip in, and one client gets the other's rows. So an open series counts as a transaction here: until its Sync only its
 * own connection is served. If PostgreSQL dies (PANIC on a full disk), PGlite swallows it and loops forever. Here it is reported to `onDeath`,
 * once, before the loop starts.
 */
export class SharedSession extends PGlite {
  #seriesIsOpen = false
  #lastMessageAt = Date.now()

  /** Opens the data folder; it must exist or be creatable, and must be owned (see owner-lock). */
  static async open(folder: string, onDeath: (cause: unknown) => void): Promise<SharedSession> {
    const session = new SharedSession({
      fs: new DurableFiles(folder),
      startParams: START_PARAMETERS,
      // Only shown if PostgreSQL dies; other errors reach the client as SQL errors.
      onStderr: (line) => {
        if (/PANIC|FATAL/.test(line)) console.error(line)
        return true
      },
    })
    await session.waitReady
    session.#reportDeath(onDeath)
    return session
  }

  /** Whether one connection has an open transaction or an unfinished series. */
  override isInTransaction(): boolean {
    return this.#seriesIsOpen || super.isInTransaction()
  }

  /** Milliseconds since the last message of any connection. */
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
   * Runs a statement between those of the connections and returns the first column of its rows, or null if a transaction is open. Throws if
   * PostgreSQL rejects the statement. Don't use `query()` beside the socket: PGlite would send its answer to a client.
   */
  async runBetween(statement: string): Promise<string[] | null> {
    return this.runExclusive(async () => {
      if (this.isInTransaction()) return null
      const quietSince = this.#lastMessageAt
      const pieces: Buffer[] = []
      const onRawData = (data: Uint8Array) => pieces.push(Buffer.from(data))
      await this.execProtocolRawStream(simpleQuery(statement), { onRawData })
      this.#lastMessageAt = quietSince
      return readAnswer(Buffer.concat(pieces))
    })
  }

  #reportDeath(onDeath: (cause: unknown) => void) {
    const module = this.Module
    const runOnce = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce()
      } catch (cause) {
        // Status 100 is PostgreSQL's ordinary jump after an SQL error; PGlite handles it.
        if (!longJump.safeParse(cause).success) onDeath(cause)
        throw cause
      }
    }
  }
}
