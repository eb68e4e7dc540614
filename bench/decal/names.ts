import { readFileSync } from 'node:fs'
import { interpretPrompt } from '../../decal/compose/interpret-prompt.ts'
import { loadEngineAssets } from '../../decal/assets/load-assets.ts'
import { printBudgets } from '../pages/print-budgets.ts'

type Answer = { name: string; verdict: 'exact' | 'near' | 'missed'; told: string }

/**
 * Asks the engine for each picture in a list of things that customers ask for (bench/decal/prompts/names.txt): `npm run bench -- decal
 * names [--all]`. Each prompt contains the name of one thing and a text. A name passes if the engine draws that thing or the nearest
 * related motif. The engine must use every word of the name, and must not write any of these words on the decal.
 */
export function runNameBench(args: readonly string[]): void {
  const assets = loadEngineAssets()
  const answers = readFamilies().flatMap(({ family, names }) => {
    const answered = names.map((name) => answerOf(name, assets))
    tell(family, answered, args.includes('--all'))
    return answered
  })
  const count = (verdict: Answer['verdict']): number =>
    answers.filter((answer) => answer.verdict === verdict).length
  printBudgets('Names of pictures', [
    { name: 'names', value: answers.length, unit: '', budget: { atLeast: 1200 } },
    { name: 'drawn as the thing itself', value: count('exact'), unit: '', budget: null },
    { name: 'drawn as the nearest, and told so', value: count('near'), unit: '', budget: null },
    {
      name: 'answered',
      value: ((count('exact') + count('near')) / answers.length) * 100,
      unit: '%',
      budget: { atLeast: 90 },
    },
  ])
}

function readFamilies(): { family: string; names: string[] }[] {
  return readFileSync(new URL('prompts/names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [family = '', names = ''] = line.split(': ')
      return { family, names: [...new Set(names.split(', '))] }
    })
}

const QUOTED_LETTERING = 'Hi'

function answerOf(name: string, assets: ReturnType<typeof loadEngineAssets>): Answer {
  const read = interpretPrompt(`${name} "${QUOTED_LETTERING}"`, assets)
  if (!read.ok) return { name, verdict: 'missed', told: read.reason }
  const { texts, reading } = read.prompt
  const told = [
    ...reading.pictures.map(({ asked, drawn }) => `${asked}: ${drawn ?? 'nothing'}`),
    ...reading.unused.map((word) => `unused ${word}`),
    ...texts.filter((text) => text !== QUOTED_LETTERING).map((text) => `set as words: ${text}`),
  ].join(', ')
  const isWhole =
    reading.pictures.length > 0 &&
    reading.pictures.every(({ match }) => match !== 'none') &&
    reading.unused.length === 0 &&
    texts.join() === QUOTED_LETTERING
  if (!isWhole) return { name, verdict: 'missed', told }
  return { name, verdict: reading.pictures.every(({ match }) => match === 'exact') ? 'exact' : 'near', told }
}

function tell(family: string, answers: readonly Answer[], isAll: boolean): void {
  const shown = answers.filter(({ verdict }) => verdict === 'missed' || (isAll && verdict === 'near'))
  for (const { name, verdict, told } of shown)
    console.log(`${family}, ${verdict}: ${name} (${told || 'nothing'})`)
}
