// Measures how much processor time the decal engine takes to design a decal from a prompt, and how good the result is.
// npm run bench -- decal prompts [--kept] [--sheet=FILE.png]: scores the designs for prompts in customers' own words
// npm run bench -- decal cuts: cuts the subjects out of busy photos
// npm run bench -- decal names [--all]: takes a list of things that customers ask for, and counts those that the engine can draw
// npm run bench -- decal sheet --out=FILE.png [--prompts=given] [--version=COMMIT]: draws sheets for blind scoring
// npm run bench -- decal [--every=1] [--seeds=1] [--finished=5] [--sheet=FILE.png], or --all: three seeds, every decal
import { loadEngineAssets } from '../decal/assets/load-assets.ts'
import { composeAllPrompts, COMPOSITION_SEEDS } from './decal/compose-all.ts'
import { measureComposition } from './decal/composition.ts'
import { createContactSheet } from './decal/contact-sheet.ts'
import { measureDrawing } from './decal/drawing.ts'
import { runCutBench } from './decal/cuts.ts'
import { runNameBench } from './decal/names.ts'
import { measureRetrieval } from './decal/retrieval.ts'
import { runUploadBench } from './decal/uploads.ts'
import { drawPromptSheet } from './decal/prompt-sheet.ts'
import { runPromptBench } from './decal/bench-prompts.ts'
import { printBudgets } from './pages/print-budgets.ts'

// Finishing a composition takes longer than composing it, so only every fifth composition is finished and checked. The number of
// compositions per prompt is never a multiple of five, so the checks fall on different styles and seeds from one prompt to the next.
const DEFAULT_PART = 5

/**
 * Composes decals for the prompts and prints each figure with its budget. A missed budget is marked. With `--every=10`, only every tenth
 * prompt is used. With `--seeds=2`, each prompt is composed with two seeds. With `--finished=1`, every composition is finished and checked.
 * With `--sheet`, a contact sheet of the decals is written, too.
 */
export async function main(args: string[]): Promise<void> {
  if (args[0] === 'prompts') return runPromptBench(args.slice(1))
  if (args[0] === 'cuts') return runCutBench()
  if (args[0] === 'names') return runNameBench(args.slice(1))
  if (args[0] === 'sheet') return drawPromptSheet(args.slice(1))
  const option = (name: string): string | undefined =>
    args.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
  const assets = loadEngineAssets()
  printBudgets('Reading of prompts', measureRetrieval(assets))
  const every = Number(option('every') ?? 1)
  const [seeds, part] = args.includes('--all')
    ? [COMPOSITION_SEEDS, 1]
    : [Number(option('seeds') ?? 1), Number(option('finished') ?? DEFAULT_PART)]
  const composition = measureComposition(assets)
  const drawing = measureDrawing()
  const sheet = option('sheet') === undefined ? null : createContactSheet()
  let count = 0
  for (const composed of composeAllPrompts(assets, { every, seeds })) {
    composition.see(composed)
    if (count % part === 0) drawing.see(composed)
    sheet?.add(composed)
    count += 1
  }
  printBudgets(`Composition of ${count} prompts`, composition.figures())
  printBudgets('Decals made of them, at 100 mm', drawing.figures())
  console.log()
  if (!(await runUploadBench())) process.exitCode = 1
  await runCutBench()
  await sheet?.write(option('sheet') ?? '')
}
