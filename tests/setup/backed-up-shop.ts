import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'
import { toClientConfig } from '../../server/db/pool.ts'
import { makeBackup } from '../../server/operator/backup/make-backup.ts'
import { restoreBackup } from '../../server/operator/backup/restore-backup.ts'
import { openCheckoutShop } from './checkout-shop.ts'
import { fillAccount } from './full-account.ts'

export type BackedUpShop = Awaited<ReturnType<typeof openBackedUpShop>>

/**
 * Opens a shop with data in every table that refers to visitors. Also writes a backup of this shop to a temporary folder, whose path is
 * `at('backup')`.
 */
export async function openBackedUpShop() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const shop = await openCheckoutShop()
  // Adds orders, artwork with files, ledger entries, and images in the database.
  await fillAccount(shop, shop.shopper())
  await shop.db.execute(
    sql`insert into settings (key, value) values ('odd', ${JSON.stringify('a\u2028b\n"c" é漢')}::jsonb)`,
  )
  await writeFile(path.join(shop.dataDir, 'half.part'), 'not whole')

  const backUp = (to: string) =>
    makeBackup(
      { connection: shop.connection, dataDir: shop.dataDir, objectStore: 'folder', now: new Date() },
      to,
    )
  const made = await backUp(at('backup'))
  if (!made.ok) throw new Error(made.message)

  return {
    shop,
    at,
    backUp,
    /** Restores the backup to an embedded database in `dataDir`, even if the shop runs on PostgreSQL. */
    restoreTo: (dataDir: string, from = at('backup')) =>
      restoreBackup(from, { dataDir, reach: () => startEmbeddedDatabase({ dataDir, log: () => {} }) }),
    close: async () => {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}

const lineRows = z.array(z.object({ line: z.string() }))

/** Returns all rows of all tables as sorted JSON. */
export async function readAllRows(
  connection: Parameters<typeof toClientConfig>[0],
): Promise<Record<string, string[]>> {
  const client = new pg.Client(toClientConfig(connection))
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

/** Lists the files in a folder and its subfolders, as relative paths. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
