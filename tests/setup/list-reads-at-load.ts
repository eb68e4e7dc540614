// Loads all modules in the folders given as arguments. Prints as JSON which settings were read while the modules were loading.
import fs from 'node:fs'
import path from 'node:path'
import { watchSettings } from '../fixtures/watched-settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Whether a module has exports. Modules without exports are skipped, because loading one would start a server, a process or a thread. */
const isLoadable = (file: string): boolean => /^export /m.test(fs.readFileSync(path.join(ROOT, file), 'utf8'))

const found = watchSettings()
const files = process.argv
  .slice(2)
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file) && isLoadable(file))
for (const file of files) await import(path.join(ROOT, file))
console.log(JSON.stringify({ loaded: files.length, found: [...found] }))
process.exit()
