// npm run bench -- NAME [args]: runs bench/NAME.ts; without a name, lists the benches.
import fs from 'node:fs'
import path from 'node:path'

const [name, ...args] = process.argv.slice(2)
const files = fs.readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'run.ts')
const names = files.map((file) => path.basename(file, '.ts'))

if (name === undefined || !names.includes(name)) {
  console.log(`Benches: ${names.join(', ')}`)
  process.exitCode = name === undefined ? 0 : 1
} else {
  const bench: { main?: (args: string[]) => Promise<void> } = await import(`./${name}.ts`)
  await bench.main?.(args)
}
