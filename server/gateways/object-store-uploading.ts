import type { Log } from '../runtime/log.ts'
import { type ObjectStore, STORAGE_PREFIXES } from './object-store.ts'

export type UploadingStore = ObjectStore & {
  /**
   * Moves all files from the data folder to the shared store. Returns the number of moved files. If the signal is aborted, stops before the
   * next file.
   */
  upload(signal?: AbortSignal): Promise<number>
}

/**
 * Creates a shared store for a shop whose data folder still contains files. They were stored before the shop had a shared store, or come
 * from a backup. The files are read from the data folder until `upload` has moved them.
 */
export function createUploadingStore(shared: ObjectStore, local: ObjectStore, log: Log): UploadingStore {
  let mayBeLocal = true
  return {
    ...shared,
    get: async (key) => (await shared.get(key)) ?? (mayBeLocal ? local.get(key) : null),
    open: async (key) => (await shared.open(key)) ?? (mayBeLocal ? local.open(key) : null),
    size: async (key) => (await shared.size(key)) ?? (mayBeLocal ? local.size(key) : null),
    async remove(key) {
      // Removes the local file before the uploaded copy, because the file may be uploading at this moment. If the upload ends later, it
      // notices that the local file is gone, and removes the copy. If the upload has ended before, the copy is removed here.
      await local.remove(key)
      await shared.remove(key)
    },
    async upload(signal) {
      const started = new Date()
      let moved = 0
      for (const prefix of STORAGE_PREFIXES)
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
    // Removes the uploaded copy if the file was removed during its upload, for example because a customer deleted their data.
    if ((await local.size(key)) === null) await shared.remove(key)
  }
  await local.remove(key)
}
