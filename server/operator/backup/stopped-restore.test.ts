import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readAllRows,
  type BackedUpShop,
  listFiles,
  openBackedUpShop,
} from '../../../tests/setup/backed-up-shop.ts'
import { startEmbeddedDatabase } from '../../db/embedded/start-embedded-database.ts'
import { openShopDatabase } from '../../open-database.ts'
import { findUnfinishedRestore } from './unfinished-restore.ts'
import { BACKUP_FILES_FOLDER, backupManifestSchema, BACKUP_MANIFEST_FILE } from './backup-manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let shop: BackedUpShop['shop']
let at: BackedUpShop['at']
let backUp: BackedUpShop['backUp']
let restoreTo: BackedUpShop['restoreTo']
let close: BackedUpShop['close']
beforeAll(async () => {
  ;({ shop, at, backUp, restoreTo, close } = await openBackedUpShop())
})
afterAll(() => close())

describe('an interrupted restore', () => {
  const refused = async () => ({ ok: false as const, message: 'away' })
  /** Returns a function that first runs the given action and then starts the embedded database in the data folder. */
  const reachAfter = (dataDir: string, first: () => Promise<unknown>) => async () => {
    await first()
    return startEmbeddedDatabase({ dataDir, log: () => {} })
  }
  const firstFile = async () => {
    const text = await readFile(at('backup', BACKUP_MANIFEST_FILE), 'utf8')
    const [first] = backupManifestSchema.parse(JSON.parse(text)).files
    if (!first) throw new Error('no file')
    return first.path
  }
  /** Lists the files that the restore has put in place, without those of the database and of the running process. */
  const placed = async (dataDir: string) =>
    (await listFiles(dataDir)).filter((file) => !/^(postgres|owner|database|disk|restoring)/.test(file))

  async function expectFiles(dataDir: string) {
    expect(await readFile(path.join(dataDir, await firstFile()))).toEqual(
      await readFile(at('backup', BACKUP_FILES_FOLDER, await firstFile())),
    )
    expect((await readdir(dataDir)).filter((name) => name.startsWith('restoring'))).toEqual([])
    expect(findUnfinishedRestore(dataDir)).toBeNull()
  }

  async function expectRows(dataDir: string) {
    const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
    if (!started.ok) throw new Error(started.message)
    expect(await readAllRows(started.connection)).toEqual(await readAllRows(shop.connection))
    await started.stop()
  }

  it('leaves nothing if the database can’t be reached', async () => {
    const dataDir = at('unreached')
    expect(await restoreBackup(at('backup'), { dataDir, reach: refused })).toMatchObject({ message: 'away' })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('has changed nothing if it stopped while copying files, and can be continued', async () => {
    const dataDir = at('half-copied')
    const last = at('backup', BACKUP_FILES_FOLDER, await firstFile())
    // Removes a file of the backup, so that the restore stops while it copies the files.
    const reach = reachAfter(dataDir, () => rename(last, `${last}.away`))
    await expect(restoreBackup(at('backup'), { dataDir, reach })).rejects.toThrow('ENOENT')
    await rename(`${last}.away`, last)
    expect(await placed(dataDir)).toEqual([])
    expect(findUnfinishedRestore(dataDir)).toContain('to continue')
    expect(await openShopDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, () => {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('finished. Run'),
    })
    expect(await restoreTo(dataDir)).toMatchObject({ ok: true })
    await expectFiles(dataDir)
  })

  it('that stopped after its rows were written continues with the files, and loads nothing twice', async () => {
    const dataDir = at('half-placed')
    const target = path.join(dataDir, await firstFile())
    const reach = reachAfter(dataDir, () => mkdir(path.join(target, 'in the way'), { recursive: true }))
    await expect(restoreBackup(at('backup'), { dataDir, reach })).rejects.toThrow()
    await rm(target, { recursive: true })
    const other = at('other-backup')
    expect((await backUp(other)).ok).toBe(true)
    expect(await restoreTo(dataDir, other)).toMatchObject({ message: expect.stringContaining('not empty') })
    expect(await restoreTo(dataDir)).toMatchObject({ ok: true })
    await expectFiles(dataDir)
    await expectRows(dataDir)
  })

  it('reports a full disk', async () => {
    const dataDir = at('full')
    const full = async () => {
      await writeFile(path.join(dataDir, 'owner.pid'), '')
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    expect(await restoreBackup(at('backup'), { dataDir, reach: full })).toMatchObject({
      ok: false,
      message: expect.stringContaining('disk is full'),
    })
    // The data folder counts as an interrupted restore, so another restore may continue it.
    expect(findUnfinishedRestore(dataDir)).toContain('to continue')
    expect(await restoreBackup(at('backup'), { dataDir, reach: refused })).toMatchObject({ message: 'away' })
  })
})
