import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const CGROUP_V1_FOLDER = '/sys/fs/cgroup/memory'
const CGROUP_V2_FOLDER = '/sys/fs/cgroup'
const REMOVED_WITHIN = 50

export type MemoryLimit = {
  by: string
  /** The beginning of a command line. A command that is appended to it runs within the memory limit. */
  wrapper: readonly string[]
  /** Returns how many processes the kernel killed for exceeding the memory limit. */
  kills: () => number
  remove: () => Promise<void>
}

/** Creates a control group with this memory limit; null if this user can't create one. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const bytes = String(megabytes * 2 ** 20)
  return (
    makeGroup(CGROUP_V2_FOLDER, { limit: 'memory.max', kills: 'memory.events' }, bytes) ??
    makeGroup(CGROUP_V1_FOLDER, { limit: 'memory.limit_in_bytes', kills: 'memory.oom_control' }, bytes)
  )
}

function makeGroup(
  parent: string,
  files: { limit: string; kills: string },
  bytes: string,
): MemoryLimit | null {
  const group = path.join(parent, `shop-bench-${process.pid}`)
  try {
    fs.mkdirSync(group)
    // The kernel creates these files with the control group, so a missing file means that this folder isn't a control group.
    fs.accessSync(path.join(group, files.limit), fs.constants.W_OK)
    fs.writeFileSync(path.join(group, files.limit), bytes)
  } catch {
    fs.rmSync(group, { recursive: true, force: true })
    return null
  }
  const enter = `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`
  return {
    by: group,
    wrapper: ['/bin/sh', '-c', enter],
    kills: () =>
      Number(/oom_kill (\d+)/.exec(fs.readFileSync(path.join(group, files.kills), 'utf8'))?.[1] ?? 0),
    remove: () => removeGroup(group),
  }
}

/** Removes a control group. The kernel refuses as long as the group has a process. */
async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; tries < REMOVED_WITHIN; tries += 1)
    try {
      fs.rmdirSync(group)
      return
    } catch {
      await wait(100)
    }
}
