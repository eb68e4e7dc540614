// What a design from a prompt costs and keeps to. `npm run bench -- decal [--every=1] [--seeds=3] [--finished=1] [--sheet=FILE.png]`
import { installedSupplies } from '../decal/supplies/installed.ts'
import { drawSheet } from './decal/contact-sheet.ts'
import { composeAll } from './decal/compose-all.ts'
import { measureComposition } from './decal/composition.ts'
import { measureDrawing } from './decal/drawing.ts'
import { measureRetrieval } from './decal/retrieval.ts'
import { benchUploads } from './decal/uploads.ts'
import { printBudgets } from './pages/print-budgets.ts'

/**
 * Prints every gate with its limit. `--every=10` takes each tenth prompt; `--finished=10` finishes and checks the decals of
 * each tenth wish; `--sheet` also draws what was composed.
 */
export async function main(args: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
  const supplies = installedSupplies()
  const every = Number(option('every') ?? 1)
  printBudgets('Reading of wishes', measureRetrieval(supplies))
  const composed = composeAll(supplies, { every, seeds: Number(option('seeds') ?? 3) })
  console.log(`\n${composed.length} wishes composed`)
  printBudgets('Composition', measureComposition(composed, supplies))
  const part = composed.filter((_, i) => i % Number(option('finished') ?? 1) === 0)
  printBudgets('Drawing, at 100 mm', measureDrawing(part))
  console.log()
  await benchUploads()
  const sheet = option('sheet')
  if (sheet !== undefined) await drawSheet(composed, sheet)
}
