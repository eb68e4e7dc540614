import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { wrapInSvg } from '../../../decal/artwork/examples/hostile-file-parts.ts'
import { pdfBombs } from '../../../decal/artwork/examples/pdf-bombs.ts'
import { Browser } from '../browser.ts'
import type { ShopProcess } from '../shop-process.ts'
import { type HostileFile, hostileSvgs, makeHostileFiles } from './hostile-files.ts'
import type { ResponseLog } from './run-under-attack.ts'

const GRAPHQL = '/api/2024-04/graphql.json'
const CLIENTS = 5
const SEED = 20_261_125
/** Progress is printed after each batch of this many files. */
const PROGRESS_EVERY = 250
/** The number of files that an attacker sends from one IP address. The next files come from a new address. */
const FILES_PER_ADDRESS = 20

let addresses = 0
function stranger({ address }: ShopProcess): Browser {
  addresses += 1
  return new Browser(address, `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`, {
    turns: 1,
  })
}

/** Several clients send the hostile files to the shop. They use both routes on which the shop reads uploads. */
export async function sendFiles(
  shop: ShopProcess,
  { note }: ResponseLog,
  files: readonly HostileFile[],
): Promise<boolean> {
  const waiting = files.values()
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1_000).toFixed(0)
  let answered = 0
  const send = async () => {
    let sent = 0
    let browser = stranger(shop)
    for (const { name, bytes } of waiting) {
      if ((sent += 1) % FILES_PER_ADDRESS === 0) browser = stranger(shop)
      const form = new FormData()
      const isArtwork = sent % 2 === 0
      form.set(isArtwork ? 'file' : 'image', new File([bytes], name))
      if (isArtwork) form.set('widthMm', '80')
      const answer = await browser.upload(isArtwork ? '/api/artwork' : '/api/images/upload', form)
      if (answer.status === 500) console.log(`  ${name} was answered 500`)
      await note(answer)
      answered += 1
      if (answered % PROGRESS_EVERY === 0) console.log(`  ${answered} files after ${seconds()} s`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, send))
  console.log(`  ${answered} of ${files.length} files answered in ${seconds()} s, seed ${SEED}`)
  return answered === files.length
}

export async function sendHostileUploads(
  shop: ShopProcess,
  answers: ResponseLog,
  count: number,
): Promise<boolean> {
  return sendFiles(shop, answers, await makeHostileFiles(count, SEED))
}

/** Every client uploads the same PDF bombs at the same time. */
export const sendDecompressionBombs = (shop: ShopProcess, answers: ResponseLog): Promise<boolean> =>
  sendFiles(
    shop,
    answers,
    Array.from({ length: 3 }, () =>
      pdfBombs.map(([, make], i) => ({ name: `bomb${i}.pdf`, bytes: make() })),
    ).flat(),
  )

const ADDRESSES = [
  '/..%2f..%2fetc/passwd',
  '/%zz',
  '//example.com/%2e%2e',
  '/product/%00',
  `/product/${'a'.repeat(8_000)}`,
  '/search?q=%27%3B%20drop%20table%20orders--',
  `/search?q=${'%F0%9F%92%A9'.repeat(500)}`,
  '/.env',
  '/api/products?sort=price;select',
  '/img/../../server/main.ts',
]

const COSTLY = `{ products(first: 100) { nodes { id title description tags variants(first: 20) { nodes { id title price { amount } } } } } }`
const nested = `{ menu(handle: "footer") { ${'items { '.repeat(19)} id ${'}'.repeat(19)} } }`

/** Five clients send expensive GraphQL queries and hostile URLs. At the end, one request tries 2,500 made-up discount codes. */
export async function sendHostileQueries(
  shop: ShopProcess,
  { note }: ResponseLog,
  seconds: number,
): Promise<boolean> {
  const until = performance.now() + seconds * 1_000
  const ask = async (_: unknown, client: number) => {
    const browser = stranger(shop)
    for (let turn = client; performance.now() < until; turn += 1) {
      const query = turn % 3 === 0 ? nested : COSTLY
      await note(await browser.sendJson(GRAPHQL, { query }))
      await note(await browser.ask(ADDRESSES[turn % ADDRESSES.length] ?? '/'))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, ask))
  return guessCodes(stranger(shop), note)
}

const cartSchema = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ id: z.string() }) }) }),
})

async function guessCodes(browser: Browser, note: ResponseLog['note']): Promise<boolean> {
  const created = await browser.sendJson(GRAPHQL, { query: 'mutation { cartCreate { cart { id } } }' })
  const { id } = cartSchema.parse(await created.json()).data.cartCreate.cart
  const codes = (alias: number) => JSON.stringify(Array.from({ length: 25 }, (_, i) => `GUESS${alias}X${i}`))
  const guess = (_: unknown, alias: number) =>
    `a${alias}: cartDiscountCodesUpdate(cartId: "${id}", discountCodes: ${codes(alias)}) { userErrors { message } }`
  const query = `mutation { ${Array.from({ length: 100 }, guess).join(' ')} }`
  const text = await note(await browser.sendJson(GRAPHQL, { query }))
  const limited = text.match(/Too many discount codes/g)?.length ?? 0
  console.log(
    `  2,500 code guesses in one request: ${limited} of 100 mutations refused${limited ? '' : `: ${text.slice(0, 120)}`}`,
  )
  return limited >= 99 || text.includes('"errors"')
}

/**
 * Six clients keep sending slow SVGs, each time as a new visitor without a cookie. Meanwhile, an ordinary visitor requests a design every 5
 * s.
 */
export async function requestDesigns(
  shop: ShopProcess,
  { note }: ResponseLog,
  seconds: number,
): Promise<boolean> {
  const until = performance.now() + seconds * 1_000
  const slow = [...hostileSvgs, wrapInSvg(`<style>${'@'.repeat(200_000)}</style>`)]
  const loop = async (_: unknown, number: number) => {
    for (let turn = number; performance.now() < until; turn += 1) {
      const form = new FormData()
      form.set('file', new File([slow[turn % slow.length] ?? ''], 'slow.svg'))
      form.set('widthMm', '80')
      // Each client keeps its IP address, because the engine limits its work per IP address.
      const browser = new Browser(shop.address, `203.0.113.${number}`, { turns: 1 })
      await note(await browser.upload('/api/artwork', form))
    }
  }
  const honest: number[] = []
  const buy = async () => {
    for (let seed = 1; performance.now() < until; seed += 1) {
      const request = { prompt: `wolf "HONEST ${seed}"`, style: 'vintage' }
      const answer = await stranger(shop).sendJson('/api/designs', request)
      honest.push(answer.status)
      await note(answer)
      await wait(5_000)
    }
  }
  await Promise.all([...Array.from({ length: 6 }, loop), buy()])
  const refused = honest.filter((status) => status !== 201).length
  console.log(`  honest designs: ${honest.length}, refused ${refused}`)
  return refused === 0
}
