// Runs on both databases.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createFolderStore } from '../gateways/object-store-folder.ts'
import { addOrder } from '../../tests/fixtures/purchases.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { operatorLog } from '../db/schema/operator.ts'
import { findCatalogueRevision } from './catalogue-revision.ts'
import { lockProducts } from './editing/lock-products.ts'
import { previewImport, runImport } from './editing/planned-import.ts'
import { importCatalogue, type ImportInput } from './import-catalogue.ts'

let shop: TestDatabase
let folder: string
beforeAll(async () => {
  shop = await createTestDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'))
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(() => shop.pool.query('truncate products, operator_log cascade'))

/** The number of products, enough for more than two batches. */
const MANY = 220
const csvOf = (count: number, priceOf: (number: number) => string = () => '4.99') =>
  `Handle,Title,Variant Price\n${Array.from({ length: count }, (_, index) => `p-${index},P ${index},${priceOf(index)}\n`).join('')}`

function take(csv: string, options: Partial<ImportInput> = {}) {
  const file = path.join(folder, 'in.csv')
  fs.writeFileSync(file, csv)
  return importCatalogue(shop.db, { file, store: createFolderStore(folder), ...options })
}
const stockOfAll = (stock: number) =>
  `Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n${Array.from({ length: MANY }, (_, index) => `p-${index},P ${index},4.99,shopify,${stock}\n`).join('')}`
const stored = () => shop.db.$count(products)
const stockOf = async (handle: string) => {
  const [row] = await shop.db
    .select({ stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.handle, handle))
  return row?.stock
}

describe('a preview', () => {
  it('writes nothing, not even in a transaction that is rolled back', async () => {
    const lastId = async () => (await shop.pool.query('select last_value from products_id_seq')).rows
    const before = await lastId()
    expect(await take(csvOf(3), { dryRun: true })).toMatchObject({ created: 3, written: false })
    expect(await lastId()).toEqual(before)
  })
})

describe('an import that stops half way', () => {
  it('keeps complete batches, shows them to shoppers, and resumes with the rest', async () => {
    let batches = 0
    const onBatch = async () => {
      batches += 1
      if (batches === 2) throw new Error('the process dies')
    }
    const revision = await findCatalogueRevision(shop.db)
    await expect(take(csvOf(MANY), { onBatch })).rejects.toThrow('dies')
    const there = await stored()
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(MANY)
    expect(await findCatalogueRevision(shop.db)).toBeGreaterThan(revision)

    expect(await take(csvOf(MANY))).toMatchObject({ created: MANY - there, unchanged: there, left: [] })
    expect(await stored()).toBe(MANY)
  })

  const refuse = `
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on products for each row when (old.handle = 'p-150') execute function refuse()`

  it('asks for a new preview of the rest, and logs each product once', async () => {
    const deps = createTestDeps(shop.db, { DATA_DIR: folder })
    await take(csvOf(MANY))
    const csv = Buffer.from(csvOf(MANY, () => '5.99'))
    const { plan } = await previewImport(deps, csv)
    await shop.pool.query(refuse)
    await expect(runImport(deps, { csv, plan, actor: 'Ada' })).rejects.toThrow()
    await shop.pool.query('drop function refuse cascade')
    const again = await runImport(deps, { csv, plan, actor: 'Ada' })
    expect(again).toMatchObject({
      state: 'plan-changed',
      preview: { counts: { changed: MANY - 100, unchanged: 100 } },
    })
    expect((await runImport(deps, { csv, plan: again.preview.plan, actor: 'Ada' })).state).toBe('done')
    expect((await previewImport(deps, csv)).counts).toEqual({ added: 0, changed: 0, unchanged: MANY })
    expect(await shop.db.$count(operatorLog, eq(operatorLog.subject, 'product'))).toBe(MANY)
  })

  it('never overwrites a sale of a product it has written', async () => {
    const deps = createTestDeps(shop.db, { DATA_DIR: folder })
    await take(stockOfAll(7))
    const csv = Buffer.from(stockOfAll(10))
    const { plan } = await previewImport(deps, csv)
    await shop.pool.query(refuse)
    await expect(runImport(deps, { csv, plan, actor: 'Ada' })).rejects.toThrow()
    await shop.pool.query('drop function refuse cascade')
    await shop.pool.query(
      `update variants set stock = stock - 1 where product_id = (select id from products where handle = 'p-0')`,
    )
    expect((await runImport(deps, { csv, plan, actor: 'Ada' })).state).toBe('plan-changed')
    expect([await stockOf('p-0'), await stockOf('p-1'), await stockOf('p-150')]).toEqual([9, 10, 7])
  })

  it('triggered twice writes each product once', async () => {
    const deps = createTestDeps(shop.db, { DATA_DIR: folder })
    await take(stockOfAll(7))
    const csv = Buffer.from(stockOfAll(10))
    const { plan } = await previewImport(deps, csv)
    await Promise.all([1, 2].map(() => runImport(deps, { csv, plan, actor: 'Ada' })))
    expect([await stockOf('p-0'), await stockOf('p-219')]).toEqual([10, 10])
    expect(await shop.db.$count(operatorLog, eq(operatorLog.subject, 'product'))).toBe(MANY)
  })
})

describe('during an import', () => {
  const header = 'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n'
  const sell = async (pieces: number) =>
    void (await shop.pool.query('update variants set stock = stock - $1', [pieces]))

  it('sales are subtracted from the file’s stock', async () => {
    await take(`${header}a,A,1,shopify,7\n`)
    const beforeWriting = async () => {
      await sell(2)
      return true
    }
    expect(await take(`${header}a,A,1,shopify,10\n`, { beforeWriting })).toMatchObject({
      updated: 1,
      left: [],
    })
    expect(await stockOf('a')).toBe(8)
  })

  it('sales stay subtracted if the file has no stock column, or the same stock as before', async () => {
    await take(`${header}a,A,1,shopify,7\n`)
    const beforeWriting = async () => {
      await sell(2)
      return true
    }
    await take('Handle,Variant Price\na,2\n', { beforeWriting })
    expect(await stockOf('a')).toBe(5)
    await take(`${header}a,A,3,shopify,5\n`, { beforeWriting })
    expect(await stockOf('a')).toBe(3)
  })

  it('products edited by someone else are skipped and reported; the rest is written', async () => {
    await take(csvOf(3))
    const beforeWriting = async () => {
      await shop.db.update(products).set({ title: 'Mine', version: 2 }).where(eq(products.handle, 'p-1'))
      return true
    }
    const result = await take(
      csvOf(3, () => '6.00'),
      { beforeWriting },
    )
    expect(result).toMatchObject({ ok: true, updated: 2, left: ['p-1'] })
    const rows = await shop.db.select().from(products).orderBy(products.handle)
    expect(rows.map(({ title, priceCents }) => [title, priceCents])).toEqual([
      ['P 0', 600],
      ['Mine', 499],
      ['P 2', 600],
    ])
  })

  it("a sale of a product whose stock the file doesn't change doesn't change the plan", async () => {
    const deps = createTestDeps(shop.db, { DATA_DIR: folder })
    await take(`${header}a,A,1,shopify,7\n`)
    const csv = Buffer.from('Handle,Variant Price\na,2\n')
    const { plan } = await previewImport(deps, csv)
    await sell(1)
    expect((await runImport(deps, { csv, plan, actor: 'Ada' })).state).toBe('done')
    expect(await stockOf('a')).toBe(6)
  })

  it("sales between the preview and the import stay subtracted, and don't change the plan", async () => {
    const deps = createTestDeps(shop.db, { DATA_DIR: folder })
    await take(`${header}a,A,1,shopify,7\nb,B,1,shopify,7\nc,C,1,shopify,7\n`)
    const csv = Buffer.from(`${header}a,A,2,shopify,7\nb,B,1,shopify,7\nc,C,2,shopify,20\n`)
    const { plan, counts } = await previewImport(deps, csv)
    expect(counts).toEqual({ added: 0, changed: 2, unchanged: 1 })
    await sell(3)
    expect(await runImport(deps, { csv, plan, actor: 'Ada' })).toMatchObject({
      state: 'done',
      preview: { counts },
    })
    expect([await stockOf('a'), await stockOf('b'), await stockOf('c')]).toEqual([4, 4, 17])
  })

  // Skipped for the embedded database, which runs one transaction at a time and can't deadlock.
  it.skipIf(inject('testDatabase').kind === 'embedded')(
    'orders of the products that are held are written at once',
    async () => {
      await take(csvOf(2))
      const [variant] = await shop.db.select().from(variants)
      const orderId = await addOrder(shop.db, [], new Date())
      const buyer = await shop.pool.connect()
      await buyer.query(`set lock_timeout = '2s'`)
      await shop.db.transaction(async (tx) => {
        await lockProducts(tx, ['p-0', 'p-1'])
        await buyer.query(
          `insert into order_lines (order_id, product_id, variant_id, title, quantity, unit_price_cents) values ($1, $2, $3, 'P', 1, 499)`,
          [orderId, variant?.productId, variant?.id],
        )
      })
      await buyer.query('reset lock_timeout')
      buyer.release()
      expect((await shop.pool.query('select from order_lines')).rowCount).toBe(1)
    },
  )
})
