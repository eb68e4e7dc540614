import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const sample = path.join(import.meta.dirname, '../../../sample-shop/products.csv')

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

describe("the sample shop's products.csv", () => {
  it('goes in and comes out byte for byte', async () => {
    const mediaFolder = path.join(folder, 'media')
    const result = await importCatalogue(database.db, { file: sample, mediaFolder })
    expect(result).toMatchObject({ ok: true, updated: 0, unchanged: 0, removed: 0 })
    const out = path.join(folder, 'out.csv')
    await exportCatalogue(database.db, out)
    expect(fs.readFileSync(out, 'utf8')).toBe(fs.readFileSync(sample, 'utf8'))
  })

  it('changes nothing when it is imported again, from another folder', async () => {
    const file = path.join(folder, 'out.csv')
    const result = await importCatalogue(database.db, { file, mediaFolder: path.join(folder, 'media') })
    expect(result).toMatchObject({ ok: true, created: 0, updated: 0, removed: 0 })
  })
})
