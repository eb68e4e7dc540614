import type { Log } from '../runtime/log.ts'
import { type ObjectStore, PREFIXES } from './object-store.ts'

export type UploadingStore = ObjectStore & {
  /**
   * Moves every file from the data folder to the shared store and returns how many. When the signal aborts, it stops before the next file.
   */
  upload(signal?: AbortSignal): Promise<number>
}

/**
 * A shared store for a shop whose data folder still contains files, from before it had a shared store or from a restored backup. Those
 * files are read from the data folder until `upload` has moved them.
 */
export function createUploadingStore(shared: ObjectStore, local: ObjectStore, log: Log): UploadingStore {
  let mayBeLocal = true
  return {
    ...shared,
    get: async (key) => (await shared.get(key)) ?? (mayBeLocal ? local.get(key) : null),
    open: async (key) => (await shared.open(key)) ?? (mayBeLocal ? local.open(key) : null),
    size: async (key) => (await shared.size(key)) ?? (mayBeLocal ? local.size(key) : null),
    async remove(key) {
      // With this order, a concurrent upload of the same file either notices the removal or is undone here.
      await local.remove(key)
      await shared.remove(key)
    },
    async upload(signal) {
      const started = new Date()
      let moved = 0
      for (const prefix of PREFIXES)
        for await (const key of local.listBefore(prefix, started)) {
          if (signal?.aborted) return moved
          await moveFile(key, shared, local)
          moved += 1
        }
      if (moved > 0) log('info', `${moved} files of the data folder are now in the object store`)
      mayBeLocal = false
      return moved
    },
  }
}

async function moveFile(key: string, shared: ObjectStore, local: ObjectStore): Promise<void> {
  const bytes = await local.get(key)
  if (bytes && (await shared.size(key)) === null) {
    await shared.put(key, bytes)
    // The file was removed in the meantime, for instance by a customer who deleted their data.
    if ((await local.size(key)) === null) await shared.remove(key)
  }
  await local.remove(key)
}
