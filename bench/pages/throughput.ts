import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BudgetFigure, computeMedian } from './print-budgets.ts'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 50
const BARE_PORT = 3419

/** Measures the cached home page and, for comparison, a bare node:http server that sends the same bytes. The two measurements alternate. */
export async function measureThroughput(address: string): Promise<BudgetFigure[]> {
  // By the third visit, the cached page has its final compression. By the fifth, the compression in the background has ended.
  for (let visit = 0; visit < 5; visit += 1) await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const bare = await startBareServer(address)
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const shop = await requestsASecond(address)
    ratios.push(shop / (await requestsASecond(bare.address)))
    rates.push(shop)
  }
  bare.stop()
  return [
    { name: 'pages a second', value: Math.round(computeMedian(rates)), unit: '', budget: null },
    {
      name: 'as a share of a bare server with the same bytes',
      value: computeMedian(ratios),
      unit: '',
      budget: { atLeast: 0.8 },
    },
  ]
}

async function requestsASecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests`)
  return requests.average
}

async function startBareServer(address: string): Promise<{ address: string; stop: () => void }> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const compressed = await rawBody(address)
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )
  const folder = os.tmpdir()
  const body = path.join(folder, 'decal-bench-body.br')
  await writeFile(body, compressed)
  const all = JSON.stringify({
    ...headers,
    'content-encoding': 'br',
    'content-length': String(compressed.length),
  })
  const program = `
    const body = require('node:fs').readFileSync(process.argv[1])
    const headers = JSON.parse(process.argv[2])
    require('node:http').createServer((q, r) => { r.writeHead(200, headers); r.end(body) }).listen(${BARE_PORT}, () => console.log('open'))`
  const child = spawn(process.execPath, ['-e', program, body, all], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return { address: `http://localhost:${BARE_PORT}/`, stop: () => child.kill() }
}

/** Returns the response's body as sent over the wire; fetch would decompress it. */
async function rawBody(address: string): Promise<Buffer> {
  const { get } = await import('node:http')
  const [response] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks)
}
