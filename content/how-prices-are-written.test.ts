import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const CONTENT = import.meta.dirname
// Blog posts whose prices are round numbers in examples, not prices of the shop.
const EXAMPLES = ['business-graphics-roi.html', 'decals-for-teams-clubs-and-fundraisers.html']

const files = fs
  .readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|html)$/.test(name) && !name.endsWith('.test.ts'))
  .filter((name) => !EXAMPLES.includes(path.basename(name)))

it('copy writes CA$ before every price; a bare $ only before the free-shipping threshold (decision 029)', () => {
  expect(files.length).toBeGreaterThan(60)
  const bare = files.flatMap((name) =>
    fs
      .readFileSync(path.join(CONTENT, name), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(?:\/\/|\*|\/\*)/.test(line) && /(?<!CA)\$\d|\$\$\{/.test(line.replaceAll(/over \$\d/gi, '')),
      )
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(bare).toEqual([])
})
