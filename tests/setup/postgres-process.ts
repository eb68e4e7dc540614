// Runs a temporary PostgreSQL server for tests. The server stops when the process that started it ends or is killed. Arguments: the folder
// with PostgreSQL's programs, and an empty data folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [programs = '', folder = ''] = process.argv.slice(2)
const data = path.join(folder, 'data')
const user = unprivilegedUser()

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const server = start()
process.on('disconnect', () => void end(server))
await untilReady()
process.send?.('ready')

function start(): ChildProcess {
  if (user !== null) fs.chownSync(folder, user.uid, user.gid)
  const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] }
  const options = { ...user, cwd: folder, env: environment }
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  return spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
}

async function untilReady() {
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('The PostgreSQL server for the tests did not start')
    await sleep(20)
  }
}

/**
 * Whether the server accepts connections. The last line of postmaster.pid says this. The socket isn't checked, because it exists before the
 * server accepts connections.
 */
function isReady(): boolean {
  const file = path.join(data, 'postmaster.pid')
  return fs.existsSync(file) && /\nready\s*$/.test(fs.readFileSync(file, 'utf8'))
}

async function end(running: ChildProcess) {
  // SIGQUIT stops the server at once. It may damage the data, which is only temporary.
  running.kill('SIGQUIT')
  if (running.exitCode === null) await once(running, 'exit')
  fs.rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

/** Finds an unprivileged user to run PostgreSQL, which refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('Running as root, but there is neither a user "postgres" nor "nobody"')
}
