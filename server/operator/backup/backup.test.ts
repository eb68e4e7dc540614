// Runs on both databases.
import { appendFile, cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  readAllRows,
  type BackedUpShop,
  listFiles,
  openBackedUpShop,
} from '../../../tests/setup/backed-up-shop.ts'
import { startEmbeddedDatabase } from '../../db/embedded/start-embedded-database.ts'
import { openDatabase } from '../../db/database.ts'
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

describe('a backup', () => {
  it('restores a shop with every row, file and reference in another folder', async () => {
    const started = await startEmbeddedDatabase({ dataDir: at('new'), log: () => {} })
    if (!started.ok) throw new Error(started.message)
    const dataDir = at('files')
    const reach = async () => ({ ...started, stop: async () => {} })
    expect(await restoreBackup(at('backup'), { dataDir, reach })).toMatchObject({ ok: true })
    const restored = await readAllRows(started.connection)
    expect(restored).toEqual(await readAllRows(shop.connection))
    expect(restored['orders']?.length).toBeGreaterThan(0)
    expect(restored['artworks']?.length).toBeGreaterThan(0)
    const uploads = (await listFiles(shop.dataDir)).filter((name) => /^artwork|attached-files/.test(name))
    expect(uploads.some((name) => name.includes('attached-files'))).toBe(true)
    for (const file of uploads)
      expect(await readFile(path.join(dataDir, file)), file).toEqual(
        await readFile(path.join(shop.dataDir, file)),
      )
    const open = openDatabase(started.connection)
    // After the restore, sequences continue where they were, and foreign keys are enforced.
    await expect(
      open.db.execute(
        sql`insert into variants (product_id, position, title, price_cents) values (987654, 1, '', 1)`,
      ),
    ).rejects.toThrow()
    const [next] = z
      .array(z.object({ id: z.coerce.number() }))
      .parse(
        (
          await open.db.execute(
            sql`insert into products (handle, title) values ('next', 'Next') returning id`,
          )
        ).rows,
      )
    const [last] = z
      .array(z.object({ id: z.coerce.number() }))
      .parse((await shop.db.execute(sql`select max(id) as id from products`)).rows)
    expect(next?.id).toBeGreaterThan(last?.id ?? 0)
    await open.close()
    await started.stop()
  }, 180_000)

  it('contains no unfinished file, no database file and no cache', async () => {
    const files = await listFiles(at('backup', BACKUP_FILES_FOLDER))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => /\.part$|^postgres|^cache|^owner/.test(file))).toEqual([])
  })

  it('contains all tables as of one moment, although the shop goes on selling', async () => {
    // Each sale changes both of these tables. A backup writes one of them first and the other last.
    await shop.db.execute(sql`create table aa_sales (id int primary key)`)
    await shop.db.execute(sql`create table zz_sales (id int primary key)`)
    const closing = new AbortController()
    const sell = async () => {
      for (let id = 1; !closing.signal.aborted; id += 1) {
        await shop.db.execute(
          sql`with first as (insert into aa_sales values (${id})) insert into zz_sales values (${id})`,
        )
      }
    }
    const selling = sell()
    const made = await backUp(at('meanwhile'))
    closing.abort()
    await selling
    await shop.db.execute(sql`drop table aa_sales, zz_sales`)
    if (!made.ok) throw new Error(made.message)
    const sold = ['aa_sales', 'zz_sales'].map(
      (table) => made.manifest.tables.find(({ name }) => name === table)?.rows,
    )
    expect(sold[0]).toBeGreaterThan(0)
    expect(sold[1]).toBe(sold[0])
  })

  it('is not written into a folder that isn’t empty, or into the data folder', async () => {
    expect(await backUp(at('backup'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('not empty'),
    })
    expect(await backUp(path.join(shop.dataDir, 'backup'))).toMatchObject({ ok: false })
  })

  it('is not restored over existing data', async () => {
    await writeFile(at('occupied'), '')
    expect(await restoreTo(at())).toMatchObject({ ok: false, message: expect.stringContaining('not empty') })
    const reach = async () => ({ ok: true as const, connection: shop.connection, stop: async () => {} })
    const refused = await restoreBackup(at('backup'), { dataDir: at('nothing'), reach })
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('database is not empty') })
  })

  it('is refused if one of its files is damaged, missing or elsewhere', async () => {
    const manifestFile = at('damaged', BACKUP_MANIFEST_FILE)
    expect((await backUp(at('damaged'))).ok).toBe(true)
    const text = await readFile(manifestFile, 'utf8')
    const manifest = backupManifestSchema.parse(JSON.parse(text))
    const [first] = manifest.files
    if (!first) throw new Error('no file')
    await appendFile(at('damaged', BACKUP_FILES_FOLDER, first.path), '!')
    const restore = () => restoreTo(at('never'), at('damaged'))
    expect(await restore()).toMatchObject({ message: expect.stringContaining('damaged') })
    await rm(at('damaged', BACKUP_FILES_FOLDER, first.path))
    expect(await restore()).toMatchObject({ message: expect.stringContaining('missing') })
    await writeFile(
      manifestFile,
      JSON.stringify({ ...manifest, files: [{ ...first, path: '../../../etc/passwd' }] }),
    )
    expect(await restore()).toMatchObject({ message: expect.stringContaining('outside') })
    await writeFile(
      manifestFile,
      JSON.stringify({ ...manifest, files: [], migration: manifest.migration + 1 }),
    )
    expect(await restore()).toMatchObject({ message: expect.stringContaining('newer version') })
    await rm(manifestFile)
    expect(await restore()).toMatchObject({ message: expect.stringContaining('a complete backup') })
    expect(await readdir(at('never')).catch(() => null)).toBeNull()
  })

  it.each(['file', 'folder'])('is refused if a %s in it is a link', async (kind) => {
    const folder = at(`linked-${kind}`)
    await cp(at('backup'), folder, { recursive: true })
    const manifest = backupManifestSchema.parse(
      JSON.parse(await readFile(path.join(folder, BACKUP_MANIFEST_FILE), 'utf8')),
    )
    const [first] = manifest.files
    if (!first) throw new Error('no file')
    const linked = path.join(
      folder,
      BACKUP_FILES_FOLDER,
      kind === 'file' ? first.path : path.dirname(first.path),
    )
    await rename(linked, at(`elsewhere-${kind}`))
    await symlink(at(`elsewhere-${kind}`), linked)
    expect(await restoreTo(at('never'), folder)).toMatchObject({
      ok: false,
      message: expect.stringContaining('link'),
    })
  })
})
