import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms } from '../../tests/setup/find-postgres.ts'
import { listChildProcesses, signalProcess, waitUntilGone } from './processes.ts'

export type FaultyPostgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts a PostgreSQL server with the durability of a production server. The test can kill, stop and restart it. */
export async function startPostgres(folder: string) {
  const programs = findPostgresPrograms()
  if (programs === null) throw new Error('No PostgreSQL programs on this machine')
  const owner = unprivilegedUser()
  fs.mkdirSync(folder, { recursive: true })
  if (owner) fs.chownSync(folder, owner.uid, owner.gid)
  // PostgreSQL runs as another user, who needs permission to enter each folder above its data.
  for (let above = path.dirname(folder); above !== os.tmpdir() && above !== '/'; above = path.dirname(above))
    fs.chmodSync(above, 0o711)
  const data = path.join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] } }
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  let server: ChildProcess | null = null
  const start = async () => {
    server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, '-h', ''], {
      ...options,
      stdio: 'ignore',
    })
    await untilAnswering(url, server)
  }
  const all = () => (server?.pid === undefined ? [] : [server.pid, ...listChildProcesses(server.pid)])
  const kill = async () => {
    const pids = all()
    signalProcess(pids, 'SIGKILL')
    await waitUntilGone(pids)
    server = null
  }
  await start()
  return {
    url,
    start,
    /** Kills the server and all its sessions with SIGKILL. */
    kill,
    isRunning: () => server !== null && server.exitCode === null,
    /** Stops the server with SIGSTOP, which leaves its connections open. */
    freeze: () => signalProcess(all(), 'SIGSTOP'),
    thaw: () => signalProcess(all(), 'SIGCONT'),
  }
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Finds an unprivileged user to run PostgreSQL, which refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const nobody = /^nobody:[^:]*:(\d+):(\d+)/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) }
}
