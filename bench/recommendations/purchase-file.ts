import fs from 'node:fs'
import zlib from 'node:zlib'
import { z } from 'zod'

/** An order in the purchase file. Products are numbered from 1 in the order in which they first appear. */
export type PurchasedBasket = { placedAt: Date; productIds: number[] }

export type PurchaseFile = {
  baskets: PurchasedBasket[]
  /** The tags of each product, starting with product 1. */
  tags: string[][]
}

const line = z.object({ ts: z.string(), items: z.array(z.string()) })
const WORD = /[a-z0-9]+/g

/**
 * Reads a file with one order per line (id, time, item codes). If a file of item descriptions is given, their words become the items' tags.
 */
export function readPurchaseFile(file: string, descriptionsFile: string | undefined): PurchaseFile {
  const described = descriptionsFile === undefined ? '{}' : unpack(descriptionsFile)
  const descriptions = z.record(z.string(), z.string()).parse(JSON.parse(described))
  const numbers = new Map<string, number>()
  const baskets = unpack(file)
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => {
      const { ts, items } = line.parse(JSON.parse(text))
      for (const item of items) if (!numbers.has(item)) numbers.set(item, numbers.size + 1)
      const productIds = [...new Set(items)].map((item) => numbers.get(item) ?? 0)
      return { placedAt: new Date(`${ts}Z`), productIds }
    })
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
  const tags = [...numbers.keys()].map((item) => descriptions[item]?.toLowerCase().match(WORD) ?? [])
  return { baskets, tags: tags.map((words) => [...new Set(words)]) }
}

const unpack = (file: string) => zlib.gunzipSync(fs.readFileSync(file)).toString('utf8')

/** Splits the purchases of a file into two groups: the purchases in the file's last calendar month, and all earlier purchases. */
export function splitAtLastMonth(baskets: readonly PurchasedBasket[]): {
  before: PurchasedBasket[]
  after: PurchasedBasket[]
} {
  const last = baskets.at(-1)?.placedAt ?? new Date(0)
  const start = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1)
  return {
    before: baskets.filter(({ placedAt }) => placedAt.getTime() < start),
    after: baskets.filter(({ placedAt }) => placedAt.getTime() >= start),
  }
}
