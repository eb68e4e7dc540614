// Runs on both databases.
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { fillWallet } from '../../../tests/setup/full-wallet.ts'
import { startEmbeddedDatabase } from '../../db/embedded/start-embedded-database.ts'
import { openDatabase } from '../../db/database.ts'
import { clientConfig } from '../../db/pool.ts'
import { openShopDatabase } from '../../open-database.ts'
import { unfinishedRestore } from '../../unfinished-restore.ts'
import { makeBackup } from './make-backup.ts'
import { FILES_FOLDER, manifestSchema, MANIFEST_FILE } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let shop: CheckoutShop
let place: string
const at = (...parts: string[]) => path.join(place, ...parts)

beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
  shop = await openCheckoutShop()
  // A row in every table that knows visitors: orders, artwork with its files, ledgers, images as bytes.
  await fillWallet(shop, shop.shopper())
  await shop.db.execute(
    sql`insert into settings (key, value) values ('odd', ${JSON.stringify('a\u2028b\n"c" é漢')}::jsonb)`,
  )
  await writeFile(path.join(shop.dataDir, 'half.part'), 'not whole')
  const made = await backUp(at('backup'))
  expect(made.ok).toBe(true)
})
afterAll(async () => {
  await shop.close()
  await rm(place, { recursive: true })
})

const backUp = (folder: string) =>
  makeBackup(
    { connection: shop.connection, dataDir: shop.dataDir, objectStore: 'folder', now: new Date() },
    folder,
  )

/** An embedded database in a place of its own, whatever kind the backed-up shop has. */
const restoreTo = (dataDir: string, folder = at('backup')) =>
  restoreBackup(folder, { dataDir, reach: () => startEmbeddedDatabase({ dataDir, log: () => {} }) })

const lineRows = z.array(z.object({ line: z.string() }))

async function allRows(connection: Parameters<typeof clientConfig>[0]): Promise<Record<string, string[]>> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const tables = await client.query(
    `select tablename as line from pg_tables where schemaname = 'public' order by 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { line: table } of lineRows.parse(tables.rows)) {
    const found = await client.query(`select to_jsonb(t)::text as line from "${table}" t`)
    rows[table] = lineRows
      .parse(found.rows)
      .map(({ line }) => line)
      .toSorted((a, b) => a.localeCompare(b))
  }
  await client.end()
  return rows
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

describe('a backup', () => {
  it('is a shop with every row, every file and every reference in another place', async () => {
    const started = await startEmbeddedDatabase({ dataDir: at('new'), log: () => {} })
    if (!started.ok) throw new Error(started.message)
    const dataDir = at('files')
    const reach = async () => ({ ...started, stop: async () => {} })
    expect(await restoreBackup(at('backup'), { dataDir, reach })).toMatchObject({ ok: true })
    const restored = await allRows(started.connection)
    expect(restored).toEqual(await allRows(shop.connection))
    expect(restored['orders']?.length).toBeGreaterThan(0)
    expect(restored['artworks']?.length).toBeGreaterThan(0)
    for (const file of (await filesIn(shop.dataDir)).filter((name) => name.startsWith('artwork')))
      expect(await readFile(path.join(dataDir, file)), file).toEqual(
        await readFile(path.join(shop.dataDir, file)),
      )
    const open = openDatabase(started.connection)
    // Numbers go on where they were, and references hold.
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

  it('has no unfinished file, no database file and nothing that is made anew', async () => {
    const files = await filesIn(at('backup', FILES_FOLDER))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => /\.part$|^postgres|^cache|^owner/.test(file))).toEqual([])
  })

  it('has all its tables as they were at one moment, although the shop sells meanwhile', async () => {
    // Two tables that each sale changes together, one of the first to be written and one of the last.
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

  it('is not written into a folder that has something, nor into the data folder', async () => {
    expect(await backUp(at('backup'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('not empty'),
    })
    expect(await backUp(path.join(shop.dataDir, 'backup'))).toMatchObject({ ok: false })
  })

  it('is not restored over something', async () => {
    await writeFile(at('occupied'), '')
    expect(await restoreTo(place)).toMatchObject({ ok: false, message: expect.stringContaining('not empty') })
    const reach = async () => ({ ok: true as const, connection: shop.connection, stop: async () => {} })
    const refused = await restoreBackup(at('backup'), { dataDir: at('nothing'), reach })
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('database is not empty') })
  })

  it('is refused where a file of it is damaged, missing, or lies elsewhere', async () => {
    const manifestFile = at('damaged', MANIFEST_FILE)
    expect((await backUp(at('damaged'))).ok).toBe(true)
    const text = await readFile(manifestFile, 'utf8')
    const manifest = manifestSchema.parse(JSON.parse(text))
    const [first] = manifest.files
    if (!first) throw new Error('no file')
    await appendFile(at('damaged', FILES_FOLDER, first.path), '!')
    const restore = () => restoreTo(at('never'), at('damaged'))
    expect(await restore()).toMatchObject({ message: expect.stringContaining('damaged') })
    await rm(at('damaged', FILES_FOLDER, first.path))
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
    expect(await restore()).toMatchObject({ message: expect.stringContaining('no backup') })
    expect(await readdir(at('never')).catch(() => null)).toBeNull()
  })

  it.each(['file', 'folder'])('is refused where a %s of it is a link', async (kind) => {
    const folder = at(`linked-${kind}`)
    await cp(at('backup'), folder, { recursive: true })
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(path.join(folder, MANIFEST_FILE), 'utf8')),
    )
    const [first] = manifest.files
    if (!first) throw new Error('no file')
    const linked = path.join(folder, FILES_FOLDER, kind === 'file' ? first.path : path.dirname(first.path))
    await rename(linked, at(`elsewhere-${kind}`))
    await symlink(at(`elsewhere-${kind}`), linked)
    expect(await restoreTo(at('never'), folder)).toMatchObject({
      ok: false,
      message: expect.stringContaining('link'),
    })
  })
})

// The backup of either database is restored to an embedded one here: once is enough.
describe.runIf(inject('testDatabase').kind === 'embedded')('a restore that stopped half way', () => {
  const refused = async () => ({ ok: false as const, message: 'away' })
  /** What an embedded database in the data folder is asked for, with something done first. */
  const reachAfter = (dataDir: string, first: () => Promise<unknown>) => async () => {
    await first()
    return startEmbeddedDatabase({ dataDir, log: () => {} })
  }
  const firstFile = async () => {
    const text = await readFile(at('backup', MANIFEST_FILE), 'utf8')
    const [first] = manifestSchema.parse(JSON.parse(text)).files
    if (!first) throw new Error('no file')
    return first.path
  }
  /** Where the shop's own files would be. */
  const placed = async (dataDir: string) =>
    (await filesIn(dataDir)).filter((file) => !/^(postgres|owner|database|disk|restoring)/.test(file))

  async function expectFiles(dataDir: string) {
    expect(await readFile(path.join(dataDir, await firstFile()))).toEqual(
      await readFile(at('backup', FILES_FOLDER, await firstFile())),
    )
    expect((await readdir(dataDir)).filter((name) => name.startsWith('restoring'))).toEqual([])
    expect(unfinishedRestore(dataDir)).toBeNull()
  }

  async function expectRows(dataDir: string) {
    const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
    if (!started.ok) throw new Error(started.message)
    expect(await allRows(started.connection)).toEqual(await allRows(shop.connection))
    await started.stop()
  }

  it('leaves nothing where the database cannot be reached', async () => {
    const dataDir = at('unreached')
    expect(await restoreBackup(at('backup'), { dataDir, reach: refused })).toMatchObject({ message: 'away' })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('while files were copied has changed nothing and goes on', async () => {
    const dataDir = at('half-copied')
    const last = at('backup', FILES_FOLDER, await firstFile())
    // As a disk that is full: a file of the backup cannot be brought over.
    const reach = reachAfter(dataDir, () => rename(last, `${last}.away`))
    await expect(restoreBackup(at('backup'), { dataDir, reach })).rejects.toThrow('ENOENT')
    await rename(`${last}.away`, last)
    expect(await placed(dataDir)).toEqual([])
    expect(unfinishedRestore(dataDir)).toContain('goes on')
    expect(await openShopDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, () => {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('not finished'),
    })
    expect(await restoreTo(dataDir)).toMatchObject({ ok: true })
    await expectFiles(dataDir)
  }, 60_000)

  it('after its rows were in goes on with the files, and loads nothing twice', async () => {
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
  }, 60_000)

  it('says so where the disk is full', async () => {
    const dataDir = at('full')
    const full = async () => {
      await writeFile(path.join(dataDir, 'owner.pid'), '')
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    expect(await restoreBackup(at('backup'), { dataDir, reach: full })).toMatchObject({
      ok: false,
      message: expect.stringContaining('disk is full'),
    })
    // What was begun is gone on with.
    expect(unfinishedRestore(dataDir)).toContain('goes on')
    expect(await restoreBackup(at('backup'), { dataDir, reach: refused })).toMatchObject({ message: 'away' })
  })
})
