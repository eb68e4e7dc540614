// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { isDatabaseUnavailable, findSqlState } from '../runtime/database-errors.ts'
import { openDatabase } from './database.ts'
import { products } from './schema/catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table counter (id int primary key, value int not null)`)
  await database.db.execute(sql`insert into counter values (1, 0)`)
})
afterAll(() => database.close())

async function counterValue(): Promise<unknown> {
  const result = await database.db.execute(sql`select value from counter where id = 1`)
  return result.rows[0]?.['value']
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('expected a failure'),
    (error: unknown) => error,
  )
}

const isText = (number: number): boolean => number % 4 < 2

/** Runs one of two statements. The first returns text and the second a number, so the result shows which statement ran. */
async function askWithPadding(number: number): Promise<unknown> {
  const padding = 'x'.repeat(number % 2 === 0 ? 300_000 : 3)
  const answer = await database.pool.query(
    isText(number) ? 'select $1::text as a, length($2)' : 'select $1::int as a, length($2)',
    [number, padding],
  )
  return answer.rows[0].a
}

it('compiles no query, which would take longer than a report', async () => {
  const { rows } = await database.db.execute(sql`select pg_jit_available() as compiles`)
  expect(rows).toEqual([{ compiles: false }])
})

describe('the database', () => {
  it('has the schema of the shop, and keys are numbers', async () => {
    const { db } = database
    const [made] = await db.insert(products).values({ handle: 'number', title: 'N' }).returning()
    expect(made?.id).toBeTypeOf('number')
    const [found] = await db.select().from(products).where(eq(products.handle, 'number'))
    expect(found?.id).toBe(made?.id)
  })

  it('loses no update of 100 concurrent read-modify-write transactions', async () => {
    await database.db.execute(sql`update counter set value = 0`)
    const increment = () =>
      database.db.transaction(async (tx) => {
        const read = await tx.execute(sql`select value from counter where id = 1 for update`)
        const value = Number(read.rows[0]?.['value'])
        await tx.execute(sql`update counter set value = ${value + 1} where id = 1`)
      })
    await Promise.all(Array.from({ length: 100 }, increment))
    expect(await counterValue()).toBe(100)
  })

  it('gives each connection its own rows even if statements arrive in several pieces', async () => {
    const numbers = Array.from({ length: 100 }, (_, number) => number)
    const asked = numbers.map((number) => (isText(number) ? String(number) : number))
    expect(await Promise.all(numbers.map(askWithPadding))).toEqual(asked)
  })

  it('rolls a transaction back when its work fails, and serves on', async () => {
    await database.db.execute(sql`update counter set value = 7`)
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`update counter set value = 8`)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await counterValue()).toBe(7)
  })
})

describe('a failed statement', () => {
  it('reports its SQLSTATE and the constraint', async () => {
    const { db } = database
    const row = { handle: 'twice', title: 'T' }
    await db.insert(products).values(row)
    const failure = await failureOf(db.insert(products).values(row))
    expect(findSqlState(failure)).toEqual({ code: '23505', constraint: 'products_handle_unique' })
    expect(isDatabaseUnavailable(failure)).toBe(false)
  })

  // This is the error that a PostgreSQL server with a full disk returns for the first statement of a new connection.
  it('counts as unavailable, not as a bug, if the server had an internal error', async () => {
    const failing = sql`do $$ begin raise exception 'could not write init file' using errcode = 'XX000'; end $$`
    expect(isDatabaseUnavailable(await failureOf(database.db.execute(failing)))).toBe(true)
  })

  it('has no SQLSTATE if there is no database, but counts as unavailable', async () => {
    const away = openDatabase('postgres://postgres@localhost/x?host=/nowhere')
    const failure = await failureOf(away.db.execute(sql`select 1`))
    expect(findSqlState(failure)).toBeNull()
    expect(isDatabaseUnavailable(failure)).toBe(true)
    await away.close()
  })
})

describe('a database that is busy for too long', () => {
  it('fails other requests in time, loses no connection, and serves them afterwards', async () => {
    const impatient = openDatabase(database.connection, { max: 2, withinMs: 300 })
    // Opens the connections before the test, so that the time limit is exceeded by the statement, not by connecting.
    await Promise.all([1, 2].map(() => impatient.db.execute(sql`select 1`)))
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('update counter set value = 1')
    const change = () => impatient.db.transaction((tx) => tx.execute(sql`update counter set value = 2`))
    for (let round = 0; round < 3; round += 1) {
      const failures = await Promise.all([failureOf(change()), failureOf(change())])
      expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
    }
    await holder.query('commit')
    holder.release()
    await change()
    expect(await counterValue()).toBe(2)
    await impatient.close()
  })
})

describe.runIf(inject('testDatabase').kind === 'postgres')('a PostgreSQL server', () => {
  const waitingForLocks = async () => {
    const found = await database.db.execute(
      sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return found.rows.length
  }

  it('cancels a statement whose client gave up, even while it waits for a lock', async () => {
    const impatient = openDatabase(database.connection, { max: 1, withinMs: 300 })
    await impatient.db.execute(sql`select 1`)
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('update counter set value = 1')
    const waiting = failureOf(impatient.db.execute(sql`update counter set value = 2`))
    await expect.poll(waitingForLocks).toBe(1)
    expect(isDatabaseUnavailable(await waiting)).toBe(true)
    await expect.poll(waitingForLocks).toBe(0)
    await holder.query('rollback')
    holder.release()
    await impatient.close()
  })

  it('breaks a deadlock, which counts as unavailable and can be retried', async () => {
    await database.db.execute(sql`insert into counter values (2, 0)`)
    const both = await Promise.allSettled(
      [
        [1, 2],
        [2, 1],
      ].map((ids) =>
        database.db.transaction(async (tx) => {
          for (const id of ids) {
            await tx.execute(sql`update counter set value = value + 1 where id = ${id}`)
            // Waits until the other transaction has locked its first row.
            await tx.execute(sql`select pg_sleep(0.3)`)
          }
        }),
      ),
    )
    const [refused, ...more] = both.filter((one) => one.status === 'rejected')
    expect(more).toEqual([])
    expect(findSqlState(refused?.reason)?.code).toBe('40P01')
    expect(isDatabaseUnavailable(refused?.reason)).toBe(true)
    await database.db.execute(sql`delete from counter where id = 2`)
  })
})
