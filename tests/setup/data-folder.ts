import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

let made = 0

/** Returns a new path in the folder of this test run. The global setup deletes the folder when all tests have ended. */
export function makeUnusedFolder(): string {
  const source = inject('testDatabase')
  if (source.kind !== 'embedded') throw new Error('This test is for the project server-embedded')
  made += 1
  return path.join(source.runFolder, `${process.pid}_${made}`)
}

/** Creates a data folder with an embedded database. It has the shop's schema but no rows. */
export function makeDataFolder(): string {
  const source = inject('testDatabase')
  const folder = makeUnusedFolder()
  if (source.kind === 'embedded') {
    fs.cpSync(source.templateFolder, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
  }
  return folder
}
