// A process that a test can kill. It opens the data folder that its argument names, and commits one row after another. After each
// acknowledged commit, it prints the number of the row.
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'

const dataDir = process.argv[2] ?? ''
const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
if (!started.ok) throw new Error(started.message)
const client = new pg.Client(started.connection)
await client.connect()
await client.query('create table if not exists acknowledged (number int primary key, twin int)')
const last = await client.query('select coalesce(max(number), 0)::int as number from acknowledged')
for (let number = Number(last.rows[0].number) + 1; ; number += 1) {
  // Each row is written by two statements. If only one of them was committed, the test notices.
  await client.query('begin')
  await client.query('insert into acknowledged (number) values ($1)', [number])
  await client.query('update acknowledged set twin = number where number = $1', [number])
  await client.query('commit')
  writeSync(1, `${number}\n`)
}
