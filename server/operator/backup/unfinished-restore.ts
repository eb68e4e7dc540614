import fs from 'node:fs'

/**
 * The beginning of the staging folder's name. The staging folder is in the data folder, and contains restored files until the rows are
 * committed.
 */
export const RESTORE_MARKER_FILE = 'restoring-'

/** Returns an error message if a restore into this data folder was interrupted; otherwise null. */
export function findUnfinishedRestore(dataDir: string): string | null {
  const entries = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []
  return entries.some((entry) => entry.startsWith(RESTORE_MARKER_FILE))
    ? `A restore into ${dataDir} wasn't finished. Run npm run restore again with the same backup to continue.`
    : null
}
