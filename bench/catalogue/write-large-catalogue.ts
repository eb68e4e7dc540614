import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'

const HEADER = (
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,' +
  'Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,' +
  'Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,' +
  'Image Alt Text,Gift Card,SEO Title,SEO Description,Collection,Status'
).split(',')
const MOTIFS =
  'wolf bear maple-leaf kayak anchor eagle trout canoe pine mountain truck compass moose heron dice'.split(
    ' ',
  )
const MANNERS =
  'vintage bold minimal tribal retro red blue matte chrome rustic 4x4 gothic round classic'.split(' ')
const SIZES = ['4 in', '6 in', '10 in', '14 in']
const SENTENCE = 'Cut from cast vinyl, rated for years outdoors, and printed to order in the region. '

/** Writes a CSV with this many products. The same number always gives the same file. Returns the number of rows. */
export async function writeLargeCatalogue(file: string, products: number): Promise<number> {
  const counted = { rows: 0 }
  await pipeline(Readable.from(rows(products, counted)), stringify(), fs.createWriteStream(file))
  return counted.rows
}

function* rows(products: number, counted: { rows: number }): Generator<string[]> {
  yield HEADER
  const random = seededRandom(20_261_121)
  for (let number = 0; number < products; number += 1) {
    for (const row of productRows(number, random)) {
      counted.rows += 1
      yield HEADER.map((column) => row[column] ?? '')
    }
  }
}

function* productRows(number: number, random: () => number): Generator<Record<string, string>> {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const motif = pick(MOTIFS)
  const manner = pick(MANNERS)
  const price = 499 + Math.floor(random() * 4_000)
  const variants = 1 + Math.floor(random() * SIZES.length)
  const handle = `decal-${number}`
  for (let row = 0; row < variants; row += 1) {
    yield {
      Handle: handle,
      ...(row === 0 && describe(number, motif, manner, random)),
      ...(row === 0 && variants > 1 && { 'Option1 Name': 'Size' }),
      'Option1 Value': variants === 1 ? 'Default Title' : (SIZES[row] ?? ''),
      ...(row === 0 && variants === 1 && { 'Option1 Name': 'Title' }),
      'Variant SKU': `SKU-${number}-${row}`,
      'Variant Grams': `${20 + row}.0`,
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': String(Math.floor(random() * 40)),
      'Variant Inventory Policy': 'deny',
      'Variant Price': ((price + row * 300) / 100).toFixed(2),
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
      ...(row < 2 && {
        'Image Src': `https://pictures.example/${handle}-${row}.png`,
        'Image Position': String(row + 1),
        'Image Alt Text': `${manner} ${motif}`,
      }),
    }
  }
}

function describe(
  number: number,
  motif: string,
  manner: string,
  random: () => number,
): Record<string, string> {
  const theme = `theme-${Math.floor(random() * 40)}`
  return {
    Title: `${manner} ${motif} decal ${number}`,
    'Body (HTML)': `<p>A ${manner} ${motif}.</p>\n<p>${SENTENCE.repeat(3 + Math.floor(random() * 6))}</p>`,
    Vendor: `Maker ${number % 50}`,
    'Product Category': 'Vehicles & Parts',
    Type: 'Cut vinyl decal',
    Tags: ['decal', motif, manner, theme].join(', '),
    Published: 'true',
    'Gift Card': 'false',
    'SEO Title': `${manner} ${motif} decal`,
    Collection: random() < 0.5 ? 'All decals' : theme,
    Status: 'active',
  }
}

/** Creates a seeded random number generator (mulberry32), which gives the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
