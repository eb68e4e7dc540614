import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { expect } from 'vitest'
import { type CardList, cardListSchema } from '../../contract/showcase.ts'
import { createCollectionRoutes } from '../../server/catalogue/routes/collections.ts'
import { createProductRoutes } from '../../server/catalogue/routes/products.ts'
import { createSearchRoutes } from '../../server/site/routes/search.ts'
import { createFolderStore } from '../../server/gateways/object-store-folder.ts'
import { loadSampleShop } from '../../server/sample-shop/load-sample-shop.ts'
import { updateOldListings } from '../../server/catalogue/describe-listings.ts'
import { createTestDatabase } from './test-database.ts'

/** Opens the sample shop with only those parts of the API that product lists and the search use. */
export async function openSearchedShop() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'))
  const database = await createTestDatabase()
  const now = () => new Date('2026-11-21T12:00:00Z')
  // The calls below are the steps that a new shop takes when it starts, in the same order.
  await updateOldListings(database.db)
  await loadSampleShop(database.db, { store: createFolderStore(dataDir), now: now() })
  const api = new OpenAPIHono()
  for (const part of [createProductRoutes, createCollectionRoutes, createSearchRoutes])
    api.route('/', part({ db: database.db, now }))
  const ask = async (address: string): Promise<unknown> => {
    const answer = await api.request(address)
    expect(answer.status, address).toBe(200)
    return answer.json()
  }
  const list = async (query: string) =>
    cardListSchema.parse(await ask(`/api/products?view=card&limit=250&${query}`))
  const close = async () => {
    await database.close()
    fs.rmSync(dataDir, { recursive: true })
  }
  return { db: database.db, api, ask, list, close }
}

export type SearchedShop = Awaited<ReturnType<typeof openSearchedShop>>

export const listHandles = ({ products: found }: { products: readonly { handle: string }[] }) =>
  found.map(({ handle }) => handle)

export const listFacetValues = ({ facets = [] }: CardList, name: string) =>
  facets.find((group) => group.name === name)?.values ?? []
