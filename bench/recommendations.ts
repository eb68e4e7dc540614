// npm run bench -- recommendations FILE.jsonl.gz [DESCRIPTIONS.json.gz] [--rounds=3] [--embedded]
// npm run bench -- recommendations --speed [--lines=1000000] [--embedded]
import { openBenchDatabase } from './recommendations/bench-database.ts'
import { readPurchaseFile } from './recommendations/purchase-file.ts'
import { measureQuality } from './recommendations/quality.ts'
import { measureSpeed } from './recommendations/speed.ts'

/** Measures how well recommendations predict real orders. With --speed, measures how fast they are in a shop with many orders. */
export async function main(args: string[]): Promise<void> {
  const number = (name: string, usual: number) =>
    Number(args.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
  const [file, descriptions] = args.filter((word) => !word.startsWith('--'))
  const speed = args.includes('--speed')
  if (!speed && file === undefined) {
    console.log('Give a file of orders, or --speed.')
    return
  }
  const kind = args.includes('--embedded') ? 'embedded' : 'postgres'
  for (const popularity of speed ? (['flat', 'zipf'] as const) : []) {
    const database = await openBenchDatabase(kind)
    await measureSpeed(database, {
      popularity,
      lines: number('lines', kind === 'postgres' ? 1_000_000 : 100_000),
    })
    await database.close()
  }
  if (file === undefined) return
  const database = await openBenchDatabase(kind)
  await measureQuality(database.db, readPurchaseFile(file, descriptions), number('rounds', 3))
  await database.close()
}
