import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import fs from 'node:fs'
import { z } from 'zod'

type ModuleOptions = Parameters<NodeFS['init']>[1]

const openFile = z.object({ nfd: z.number().optional() })

/**
 * Makes fsync really write to the disk. In PGlite's own NodeFS, fsync() does nothing: acknowledged commits would survive a killed process,
 * but not a power loss. This class relies on internals of PGlite 0.5.14 (`NODEFS.stream_ops`). Therefore that version is pinned, the check
 * below throws if the internals are missing, and a test counts the calls.
 */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), syncFilesToDisk]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function syncFilesToDisk(module: PGlite['Module']) {
  const operations: unknown = Reflect.get(module.FS.filesystems.NODEFS, 'stream_ops')
  if (typeof operations !== 'object' || operations === null) {
    throw new Error('This version of PGlite has no NODEFS.stream_ops: commits would not be durable')
  }
  Reflect.set(operations, 'fsync', (stream: unknown) => {
    const { nfd } = openFile.parse(stream)
    // Calls `fdatasyncSync` as a property of `fs`, so that a test can replace it and count the calls.
    if (nfd !== undefined) fs.fdatasyncSync(nfd)
    return 0
  })
}
