import fs from 'node:fs'

/** Begins the name of the folder, in the data folder, in which a restore keeps files until the rows are in. */
export const RESTORING = 'restoring-'

/** Why a shop must not open on a data folder: a restore stopped half way. Null where none did. */
export function unfinishedRestore(dataDir: string): string | null {
  const entries = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []
  return entries.some((entry) => entry.startsWith(RESTORING))
    ? `A restore into ${dataDir} was not finished: run npm run restore again with the same backup, and it goes on.`
    : null
}
