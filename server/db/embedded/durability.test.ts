import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { makeDataFolder } from '../../../tests/setup/data-folder.ts'
import { SharedSession } from './shared-session.ts'
import { startEmbeddedDatabase } from './start-embedded-database.ts'

const COMMIT_FOREVER = path.join(import.meta.dirname, '../../../tests/setup/commit-forever.ts')

it('writes each commit to the disk before it is acknowledged, and syncs nothing for a read', async () => {
  const session = await SharedSession.open(path.join(makeDataFolder(), 'postgres'), () => {})
  await session.runBetween('create table synced (id int)')
  const sync = vi.spyOn(fs, 'fdatasyncSync')
  for (let commit = 1; commit <= 20; commit += 1) {
    const before = sync.mock.calls.length
    await session.runBetween(`insert into synced values (${commit})`)
    expect(sync.mock.calls.length).toBeGreaterThan(before)
  }
  const afterWrites = sync.mock.calls.length
  await session.runBetween('select * from synced')
  expect(sync.mock.calls.length).toBe(afterWrites)
  sync.mockRestore()
  await session.close()
})

/**
 * Starts a shop that makes one commit after another. Kills the shop when it has acknowledged as many commits as the parameter `count` says.
 * Returns the number of the last acknowledged commit.
 */
async function killAfter(dataDir: string, count: number): Promise<number> {
  const shop = spawn(process.execPath, [COMMIT_FOREVER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: number[] = []
  for await (const line of createInterface(shop.stdout)) {
    acknowledged.push(Number(line))
    if (acknowledged.length === count) shop.kill('SIGKILL')
  }
  await untilExit(shop)
  return acknowledged.at(-1) ?? 0
}

async function untilExit(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

it('loses no acknowledged commit when its shop is killed, four times, and restarted at once', async () => {
  const dataDir = makeDataFolder()
  let last = 0
  for (let cycle = 0; cycle < 4; cycle += 1) {
    const acknowledged = await killAfter(dataDir, 20)
    expect(acknowledged).toBeGreaterThanOrEqual(last + 20)
    last = acknowledged
  }
  const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
  if (!started.ok) expect.fail(started.message)
  const client = new pg.Client(started.connection)
  await client.connect()
  const rows = await client.query('select number, twin from acknowledged order by number')
  await client.end()
  await started.stop()
  expect(rows.rows.length).toBeGreaterThanOrEqual(last)
  expect(rows.rows).toEqual(rows.rows.map((_, index) => ({ number: index + 1, twin: index + 1 })))
}, 180_000)
