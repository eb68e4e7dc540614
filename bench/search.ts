// npm run bench -- search [--postgres]: measures how often a search has an expected result among the first three.
import fs from 'node:fs'
import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { loadSampleShop } from '../server/sample-shop/load-sample-shop.ts'
import { createFolderStore } from '../server/gateways/object-store-folder.ts'
import { createProductRoutes } from '../server/catalogue/routes/products.ts'
import { createSearchRoutes } from '../server/site/routes/search.ts'
import { openBenchDatabase } from './recommendations/bench-database.ts'
import { readQueries, type ExpectedQuery } from './search/read-queries.ts'
import { listResults } from './search/list-results.ts'

const CHECKED_RESULTS = 3
const MIN_FOUND_SHARE = 0.95
const folder = path.join(import.meta.dirname, 'search')

/** Prints the share of queries with an expected result among the first three, for the tuning set and for the held-out set. */
export async function main(args: string[]): Promise<void> {
  const database = await openBenchDatabase(args.includes('--postgres') ? 'postgres' : 'embedded')
  const now = () => new Date('2026-11-25T12:00:00Z')
  const dataDir = fs.mkdtempSync('/tmp/search-bench-')
  try {
    await loadSampleShop(database.db, { store: createFolderStore(dataDir), now: now() })
    const api = new OpenAPIHono()
    for (const part of [createProductRoutes, createSearchRoutes])
      api.route('/', part({ db: database.db, now }))
    await measure(api, 'tuned')
    await measure(api, 'kept-aside')
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true })
  }
}

/** Measures one set of queries. Failed queries of the held-out set aren't printed, because the search must not be tuned to them. */
async function measure(api: OpenAPIHono, set: 'tuned' | 'kept-aside'): Promise<void> {
  const queries = readQueries(path.join(folder, `${set}.tsv`))
  const times: number[] = []
  const missed: string[] = []
  for (const { query, urls } of queries) {
    const start = performance.now()
    const found = await listResults(api, query)
    times.push(performance.now() - start)
    if (!found.slice(0, CHECKED_RESULTS).some((url) => urls.includes(url)))
      missed.push(describeMiss({ query, urls }, found))
  }
  if (set === 'tuned') for (const line of missed) console.log(line)
  const share = 1 - missed.length / queries.length
  const verdict = share >= MIN_FOUND_SHARE ? 'met' : 'MISSED'
  const right = `${queries.length - missed.length} of ${queries.length} (${(share * 100).toFixed(1)} %)`
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
  console.log(
    `${set.padEnd(11)} ${right}, goal ${MIN_FOUND_SHARE * 100} %: ${verdict}; p99 ${p99.toFixed(1)} ms`,
  )
}

function describeMiss({ query, urls }: ExpectedQuery, found: readonly string[]): string {
  return `  ${query}: expected ${urls.join(' or ')}, found ${found.slice(0, CHECKED_RESULTS).join(', ') || 'nothing'}`
}
