import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { makeDataFolder, makeUnusedFolder } from '../../../tests/setup/data-folder.ts'
import { listDescendants, measureTreeMemory, watchMemory } from '../../../tests/setup/process-memory.ts'
import { createPool } from '../pool.ts'
import {
  type EmbeddedDatabase,
  findRunningDatabase,
  startEmbeddedDatabase,
} from './start-embedded-database.ts'
import { waitUntil } from '../../../tests/setup/wait-until.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
})

async function start(dataDir: string, hangAfterMs?: number): Promise<EmbeddedDatabase> {
  const started = await startEmbeddedDatabase({ dataDir, log: () => {}, ...(hangAfterMs && { hangAfterMs }) })
  if (!started.ok) expect.fail(started.message)
  cleanups.push(started.stop)
  return started
}

function connect(database: EmbeddedDatabase) {
  const pool = createPool(database.connection)
  cleanups.push(() => pool.end())
  return pool
}

/** Waits until the pool's queries succeed again. */
async function untilItAnswers(pool: ReturnType<typeof connect>) {
  await waitUntil(() => pool.query('select 1'))
}

describe('a data folder has one owner', () => {
  it('refuses the second shop with a clear message, and leaves the first alone', async () => {
    const dataDir = makeDataFolder()
    const pool = connect(await start(dataDir))
    await pool.query('create table kept (id int)')
    const second = await startEmbeddedDatabase({ dataDir, log: () => {} })
    expect(second).toMatchObject({ ok: false, reason: 'in-use' })
    expect(second.ok || second.message).toContain(`The data folder ${dataDir} is in use`)
    await pool.query('insert into kept values (1)')
    expect((await pool.query('select * from kept')).rows).toEqual([{ id: 1 }])
  })

  it('can start again right after a stop, and leaves no socket behind', async () => {
    const dataDir = makeDataFolder()
    const first = await start(dataDir)
    await first.stop()
    expect(fs.existsSync(first.connection.host)).toBe(false)
    await start(dataDir)
  })
})

describe.runIf(process.platform === 'linux')('the first start', () => {
  it('creates the database in a separate process that ends, and takes under 800 MB in total', async () => {
    const before = new Set(listDescendants(process.pid))
    const own = () => listDescendants(process.pid).filter((pid) => !before.has(pid))
    let processes = 0
    const memory = watchMemory(() => {
      processes = Math.max(processes, own().length)
      // Measures the memory of the database process and its children.
      return measureTreeMemory(own()[0] ?? 0)
    })
    const database = await start(makeUnusedFolder())
    expect(memory.stop() / 2 ** 20).toBeLessThan(800)
    expect(processes).toBe(2)
    expect(own()).toEqual([database.processId()])
  })

  it('removes what a killed first start left behind', async () => {
    const dataDir = makeUnusedFolder()
    const left = path.join(dataDir, 'postgres.unfinished-abc/base')
    fs.mkdirSync(left, { recursive: true })
    await start(dataDir)
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  })
})

describe('a data folder that cannot be used', () => {
  it('is refused if it can’t be created', async () => {
    const file = makeUnusedFolder()
    fs.writeFileSync(file, '')
    const started = await startEmbeddedDatabase({ dataDir: path.join(file, 'data'), log: () => {} })
    expect(started).toMatchObject({ ok: false, reason: 'not-writable' })
  })

  it('is refused if another version of PostgreSQL wrote it', async () => {
    const dataDir = makeUnusedFolder()
    fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '19\n')
    const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
    expect(started).toMatchObject({ ok: false, reason: 'other-version' })
    expect(started.ok || started.message).toContain('written by PostgreSQL 19')
  })
})

describe('the watchdog', () => {
  it('replaces a database process that is killed, and the pool recovers by itself', async () => {
    const database = await start(makeDataFolder())
    const pool = connect(database)
    await pool.query('create table kept as select 1 as id')
    const killed = database.processId()
    if (killed !== undefined) process.kill(killed, 'SIGKILL')
    await untilItAnswers(pool)
    expect(database.processId()).not.toBe(killed)
    expect((await pool.query('select * from kept')).rows).toEqual([{ id: 1 }])
  })

  it('announces its socket again, if a command had opened the folder while the process was away', async () => {
    const dataDir = makeDataFolder()
    const database = await start(dataDir)
    const pool = connect(database)
    // Simulates a command, such as a backup, that used the database after the first process had ended and before the second one started.
    fs.writeFileSync(path.join(dataDir, 'database.socket'), '/tmp/socket-of-a-command')
    process.kill(database.processId() ?? 0, 'SIGKILL')
    await untilItAnswers(pool)
    await waitUntil(async () => expect(await findRunningDatabase(dataDir)).toEqual(database.connection))
  })

  it('replaces one that hangs; meanwhile a request fails within two seconds', async () => {
    const database = await start(makeDataFolder(), 2_000)
    const pool = connect(database)
    await pool.query('select 1')
    const hanging = database.processId()
    if (hanging !== undefined) process.kill(hanging, 'SIGSTOP')
    expect(pool.options.query_timeout).toBeLessThan(2_000)
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout')
    await untilItAnswers(pool)
    expect(database.processId()).not.toBe(hanging)
  })

  it('leaves a long transaction alone, although others wait for it', async () => {
    const database = await start(makeDataFolder(), 2_500)
    const pool = createPool(database.connection, { withinMs: 20_000 })
    cleanups.push(() => pool.end())
    const before = database.processId()
    const importer = await pool.connect()
    await importer.query('begin')
    const waiting = pool.query('select 1 as one')
    const end = Date.now() + 5_000
    while (Date.now() < end) {
      await importer.query('select count(*) from generate_series(1, 200000)')
      await setTimeout(50)
    }
    await importer.query('commit')
    importer.release()
    expect((await waiting).rows).toEqual([{ one: 1 }])
    expect(database.processId()).toBe(before)
  })
})

it('rolls back the transaction of a client that goes away, and serves the others', async () => {
  const database = await start(makeDataFolder())
  const pool = connect(database)
  await pool.query('create table kept (id int)')
  const leaver = await pool.connect()
  await leaver.query('begin')
  await leaver.query('insert into kept values (1)')
  leaver.release(true)
  expect((await pool.query('select * from kept')).rows).toEqual([])
})
