import type { Browser } from '@playwright/test'
import { PHONE_SETTINGS } from './browser.ts'
import type { BudgetFigure } from './print-budgets.ts'
import { openInteractivePage, waitForQuiet } from './visit.ts'

const KB = 1000
const QUIET_FOR_MS = 1_500

type Fetched = { url: string; type: string; bytes: number; startedAt: number }

/** Measures how many bytes a first visit to the home page fetches without scrolling, and when it fetches them. */
export async function measurePageWeight(browser: Browser, address: string): Promise<BudgetFigure[]> {
  // Visits the page three times before the measurement, so that its pictures exist and its document is cached with its final compression.
  for (let before = 0; before < 3; before += 1) await visit(browser, address)
  const { fetched, largestPaint } = await visit(browser, address)
  const scripts = fetched.filter(({ type }) => type === 'Script')
  const gzip = await Promise.all(scripts.map(({ url }) => gzipSize(url)))
  const early = scripts.filter(({ startedAt }) => startedAt < largestPaint)
  const sum = (type: string | null) =>
    fetched
      .filter((file) => type === null || file.type === type)
      .reduce((bytes, file) => bytes + file.bytes, 0) / KB
  return [
    {
      name: 'JavaScript, gzip',
      value: gzip.reduce((a, b) => a + b, 0) / KB,
      unit: 'KB',
      budget: { atMost: 110 },
    },
    {
      name: 'JavaScript files asked for before the largest paint',
      value: early.length,
      unit: '',
      budget: { atMost: 0 },
    },
    { name: 'everything, as it came', value: sum(null), unit: 'KB', budget: { atMost: 150 } },
    { name: 'of it the document with all styles', value: sum('Document'), unit: 'KB', budget: null },
    { name: 'of it JavaScript', value: sum('Script'), unit: 'KB', budget: null },
    { name: 'of it fonts', value: sum('Font'), unit: 'KB', budget: null },
    { name: 'of it pictures', value: sum('Image'), unit: 'KB', budget: null },
    { name: 'of it answers of the API', value: sum('Fetch'), unit: 'KB', budget: null },
  ]
}

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE_SETTINGS)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const fetched = new Map<string, Fetched>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    fetched.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, startedAt: wallTime * 1000 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await openInteractivePage(page, address)
  await waitForQuiet(page, QUIET_FOR_MS)
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return { fetched: [...fetched.values()].filter(({ url }) => url.startsWith('http')), largestPaint }
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}
