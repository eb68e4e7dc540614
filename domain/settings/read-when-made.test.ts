import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Modules that another test loaded wouldn't load again, and this test's modules have other defaults.
beforeAll(() => void vi.resetModules())
afterAll(() => void vi.resetModules())

const ROOT = path.resolve(import.meta.dirname, '../..')

test('no module of content/ or domain/ reads a setting while it loads, which would freeze its value', async () => {
  const { DEFAULT_RULES } = await import('./default-rules.ts')
  const { DEFAULT_SETTINGS } = await import('./default-settings.ts')
  const found = new Set<string>()
  let reading = ''
  for (const defaults of [DEFAULT_SETTINGS, DEFAULT_RULES])
    for (const [group, values] of Object.entries(defaults))
      Object.assign(defaults, {
        [group]: new Proxy(values, {
          get(target, name) {
            found.add(`${reading} reads ${group}.${String(name)}${readerOf(new Error('read').stack)}`)
            return Reflect.get(target, name)
          },
        }),
      })
  for (const folder of ['content', 'domain'])
    for (const file of fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file)) {
        reading = path.join(folder, file)
        await import(path.join(ROOT, reading))
      }
  expect([...found]).toEqual([])
})

/** Names the module whose top level caused the read: the last of the shop's own files on the stack. */
function readerOf(stack = ''): string {
  const files = stack
    .split('\n')
    .flatMap((line) => /(?:content|domain)\/[\w/.-]+\.ts:\d+/.exec(line)?.[0] ?? [])
  return ` in ${files.findLast((file) => !file.includes('read-when-made')) ?? '?'}`
}
