// Runs on both databases.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStore } from '../gateways/object-store-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { collections, products, variants } from '../db/schema/catalogue.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue, type ImportInput } from './import-catalogue.ts'
import { listProducts } from './list-products.ts'

const sample = path.join(import.meta.dirname, '../../sample-shop/products.csv')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
})
afterAll(async () => {
  await database.close()
  fs.rmSync(folder, { recursive: true })
})

const take = (file: string, options: Partial<ImportInput> = {}) =>
  importCatalogue(database.db, { file, store: createFolderStore(folder), ...options })

async function takeText(text: string, options: Partial<ImportInput> = {}) {
  const file = path.join(folder, 'in.csv')
  fs.writeFileSync(file, text)
  return take(file, options)
}

async function give(): Promise<string> {
  const file = path.join(folder, 'out.csv')
  await exportCatalogue(database.db, file)
  return fs.readFileSync(file, 'utf8')
}

const variantIds = async () =>
  (await database.db.select().from(variants).orderBy(asc(variants.id))).map(({ id }) => id)

describe("the sample shop's products.csv", () => {
  it('is exported byte for byte as it was imported', async () => {
    expect(await take(sample)).toMatchObject({ ok: true, updated: 0, unchanged: 0, removed: 0 })
    expect(await give()).toBe(fs.readFileSync(sample, 'utf8'))
  })

  it('changes nothing when its export is imported from another folder', async () => {
    expect(await take(path.join(folder, 'out.csv'))).toMatchObject({ ok: true, created: 0, updated: 0 })
  })
})

describe('importing a product CSV', () => {
  const header =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n'

  it('keeps the ids of variants that change position or price, and removes missing ones', async () => {
    await takeText(`${header}a,A,Size,S,1,shopify,5\na,,,M,2,,\na,,,L,3,,\n`, { replace: true })
    const [small, , large] = await variantIds()
    expect(await takeText(`${header}a,A,Size,L,3.50,,\na,,,S,1,shopify,7\n`)).toMatchObject({ updated: 1 })
    expect(await variantIds()).toEqual([small, large])
  })

  it('vacuums a large catalogue, so that no visitor waits for it', async () => {
    const rows = Array.from({ length: 1_000 }, (_, number) => `many-${number},Many,,,1,,\n`)
    expect(await takeText(`${header}${rows.join('')}`, { replace: true })).toMatchObject({ created: 1_000 })
    const unseen = await database.db.execute(sql`
      select relname from pg_class
      where relname in ('products', 'product_listings') and relallvisible = 0`)
    expect(unseen.rows).toEqual([])
  })

  it('reads personalization, and exports it again', async () => {
    const column = 'Decal personalization (product.metafields.decal.personalization)'
    const needs = { kind: 'words', fields: [{ label: 'Name', maxLength: 9 }] }
    const cell = `"${JSON.stringify(needs).replaceAll('"', '""')}"`
    const file = `Handle,Title,Variant Price,${column}\na,A,1.00,${cell}\nb,B,1.00,\n`
    await takeText(file, { replace: true })
    const stored = await database.db.select().from(products).orderBy(asc(products.handle))
    expect(stored.map(({ personalization }) => personalization)).toMatchObject([
      { kind: 'words', designer: false, fields: [{ label: 'Name', required: true, pattern: 'words' }] },
      { kind: 'none' },
    ])
    expect(await give()).toBe(file)
    expect(await takeText('Handle,Vendor\na,Someone\n')).toMatchObject({ updated: 1 })
    expect(await give()).toContain(cell)
    const wrong = cell.replace('words', 'wishes')
    expect(await takeText(`Handle,Title,Variant Price,${column}\na,A,1.00,${wrong}\n`)).toMatchObject({
      ok: false,
      errors: [{ line: 2, column }],
    })
  })

  it('exports personalization even if no file had the column', async () => {
    await takeText('Handle,Title,Tags,Variant Price\nz,Z,custom,1.00\n', { replace: true })
    const [head, row] = parse(await give())
    expect(head?.at(-1)).toContain('decal.personalization')
    expect(row?.at(-1)).toContain('Your text')
  })

  it("leaves values of columns alone that the file doesn't have", async () => {
    await takeText(`${header}a,A,Size,S,1,shopify,5\n`, { replace: true })
    expect(await takeText('Handle,Vendor\na,Someone\n')).toMatchObject({ ok: true, updated: 1 })
    expect(await database.db.select().from(products)).toMatchObject([
      { title: 'A', vendor: 'Someone', priceCents: 100 },
    ])
    expect(await database.db.select().from(variants)).toMatchObject([{ stock: 5, optionValues: ['S'] }])
  })

  it('changes nothing if one row is wrong, or in a dry run', async () => {
    await takeText(`${header}a,A,Size,S,1,,\n`, { replace: true })
    const before = await give()
    expect(await takeText(`${header}b,B,Size,S,1,,\nc,C,Size,S,x,,\n`)).toMatchObject({
      ok: false,
      errors: [{ line: 3 }],
    })
    expect(await takeText(`${header}b,B,Size,S,1,,\n`, { dryRun: true, replace: true })).toMatchObject({
      created: 1,
      removed: 1,
    })
    expect(await give()).toBe(before)
  })

  it("refuses a picture outside the file's folder, a missing one and an invalid address", async () => {
    const rows = ['../../etc/passwd.png', 'gone.png', 'javascript:alert(1)'].map(
      (src, row) => `p${row},P,1,${src}`,
    )
    const result = await takeText(`Handle,Title,Variant Price,Image Src\n${rows.join('\n')}`)
    expect(result).toMatchObject({ ok: false, errors: [{ line: 2 }, { line: 3 }, { line: 4 }] })
  })

  it('shows descriptions without scripts, and exports them unchanged', async () => {
    const html = '<p onclick=x()>Hi<script>alert(1)</script><a href=javascript:x>l</a></p>'
    await takeText(`Handle,Title,Variant Price,Body (HTML)\na,A,1,${html}\n`, { replace: true })
    const list = await listProducts(database.db, { sort: 'featured', limit: 1 })
    const [shown] = list.ok ? list.products : []
    expect(shown?.description).toBe('<p>Hi<a rel="nofollow noopener">l</a></p>')
    expect(await give()).toContain(html)
  })

  it('puts products into the collection that the file names', async () => {
    await takeText('Handle,Title,Variant Price,Collection\na,A,1,Boat Decals\n', { replace: true })
    const [made] = await database.db.select().from(collections)
    expect(made).toMatchObject({ handle: 'boat-decals', title: 'Boat Decals' })
  })
})

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('any product CSV', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', '<b>', '=1', '漢'),
    maxLength: 8,
  })
  const word = fc.string({
    unit: fc.constantFrom('a', 'B', '7', 'é', '/', '"', ','),
    minLength: 1,
    maxLength: 6,
  })
  const price = fc.constantFrom('1', '12.5', '0', '14.99', '7.50')
  const flag = fc.constantFrom('true', 'FALSE', '')
  const variant = fc.record({
    option: word,
    price,
    quantity: fc.constantFrom('', '-2', '7', '0'),
    taxable: flag,
  })
  const product = fc.record({
    title: word,
    body: text,
    tags: fc.constantFrom('', 'a', 'b,a', 'a, b'),
    published: flag,
    extra: text,
    variants: fc.uniqueArray(variant, { selector: ({ option }) => option, minLength: 1, maxLength: 4 }),
    images: fc.integer({ min: 0, max: 5 }),
  })
  const header = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Tags',
    'Published',
    'My column',
    'Option1 Name',
    'Option1 Value',
    'Variant Price',
    'Variant Inventory Qty',
    'Variant Taxable',
    'Image Src',
  ]

  type Shape = typeof product extends fc.Arbitrary<infer T> ? T : never
  function rowsOf(shape: Shape, number: number): string[][] {
    const count = Math.max(shape.variants.length, shape.images)
    return Array.from({ length: count }, (_, row) => {
      const own = shape.variants[row]
      const first =
        row === 0
          ? [shape.title, shape.body, shape.tags, shape.published, shape.extra, 'Kind']
          : ['', '', '', '', '', '']
      const cells = own ? [own.option, own.price, own.quantity, own.taxable] : ['', '', '', '']
      return [`p-${number}`, ...first, ...cells, row < shape.images ? `https://x.example/${row}.png` : '']
    })
  }

  it('is exported with the same records, and its export changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (shapes) => {
        const records = [header, ...shapes.flatMap(rowsOf)]
        const csv = records.map((row) => row.map(quote).join(',')).join('\r\n')
        expect(await takeText(`\ufeff${csv}`, { replace: true })).toMatchObject({ ok: true })
        const exported = await give()
        expect(parse(exported)).toEqual(records)
        expect(await takeText(exported, { replace: true })).toMatchObject({
          ok: true,
          created: 0,
          updated: 0,
        })
      }),
      { numRuns: 5 },
    )
  })
})
