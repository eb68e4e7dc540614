import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cardCollectionSchema,
  cardListSchema,
  collectionRatingsSchema,
  popularCardsSchema,
  productPicturesSchema,
} from '../../contract/showcase.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { loadSampleShop } from '../db/sample-shop.ts'
import { Engine } from '../engine/engine.ts'
import { parseEnvironment } from '../env.ts'
import { createDemoPayments } from '../gateways/payment-demo.ts'
import { createApi } from './api.ts'

let database: TestDatabase
let api: Hono
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'showcase-'))
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  await loadSampleShop(database.db, { dataDir, now })
  const parsed = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir })
  if (!parsed.ok) throw new Error(parsed.message)
  api = new Hono()
  api.route(
    '/',
    createApi({
      db: database.db,
      env: parsed.env,
      now: () => now,
      log: () => {},
      engine: new Engine(() => {}),
      payment: createDemoPayments(database.db, parsed.env.PUBLIC_URL),
      imageModel: null,
      visitorSecret: 'a secret for tests of thirty-two characters',
    }),
  )
})
afterAll(async () => {
  await database.close()
  fs.rmSync(dataDir, { recursive: true })
})

const answerOf = async (address: string): Promise<unknown> => (await api.request(address)).json()

test('GET /api/product-pictures gives the decal, the scene or both of products it knows', async () => {
  const { decals, scenes } = productPicturesSchema.parse(
    await answerOf(
      '/api/product-pictures?decals=niagara-wolf-badge,nothing-like-it&scenes=niagara-wolf-badge,canoe-portage',
    ),
  )
  expect(Object.keys(decals)).toEqual(['niagara-wolf-badge'])
  expect(Object.keys(scenes).sort()).toEqual(['canoe-portage', 'niagara-wolf-badge'])
  expect(decals['niagara-wolf-badge']?.url).toMatch(/^\/media\/[0-9a-f]+\.svg$/)
  expect(scenes['niagara-wolf-badge']?.url).not.toBe(decals['niagara-wolf-badge']?.url)
})

test('GET /api/product-pictures shows the decal for a scene that nobody has drawn', async () => {
  const { decals, scenes } = productPicturesSchema.parse(
    await answerOf('/api/product-pictures?decals=canoe-portage&scenes=canoe-portage'),
  )
  expect(scenes).toEqual(decals)
})

test('GET /api/product-pictures refuses more handles than any page shows', async () => {
  const handles = Array.from({ length: 61 }, (_, index) => `h${index}`).join(',')
  expect((await api.request(`/api/product-pictures?decals=${handles}`)).status).toBe(400)
  expect((await api.request(`/api/product-pictures?scenes=${handles}`)).status).toBe(400)
})

test('GET /api/collection-ratings says that sample reviews are samples, and null for what it does not know', async () => {
  const ratings = collectionRatingsSchema.parse(
    await answerOf('/api/collection-ratings?handles=outdoor-adventure,nowhere'),
  )
  expect(ratings['nowhere']).toBeNull()
  expect(ratings['outdoor-adventure']).toMatchObject({ sample: true })
  expect(ratings['outdoor-adventure']?.count).toBeGreaterThan(0)
})

test.each([
  ['/api/products?view=card&limit=2', cardListSchema],
  ['/api/products/popular?view=card', popularCardsSchema],
  ['/api/collections/vehicle-decals?view=card&limit=2', cardCollectionSchema],
])('GET %s leaves out what a card does not show', async (address, schema) => {
  const answer = await answerOf(address)
  expect(schema.parse(answer).products.length).toBeGreaterThan(0)
  expect(answer).not.toHaveProperty('products.0.description')
})
