import { expect, it } from 'vitest'
import { findUnsafePaths } from './find-unsafe-paths.ts'

/** Paths that a valid backup may contain. */
const SOUND = ['secrets/visitor', 'media/\u00e9.png']

it('accepts the paths of a valid backup', () => {
  expect(findUnsafePaths(SOUND)).toBeNull()
})

it.each([
  ['the parent folder', '../server/main.ts', 'outside'],
  ['the parent folder, after a subfolder', 'media/../../server/main.ts', 'outside'],
  ['the root', '/etc/cron.d/shop', 'outside'],
  ['the parent folder, as Windows writes it', String.raw`..\server\main.ts`, 'valid path'],
  ['a drive', 'C:/shop/main.ts', 'valid path'],
  ['nothing', 'media//a.png', 'outside'],
  ['itself', './media/a.png', 'outside'],
  ['what Windows takes for a parent', 'media/.. /a.png', 'valid path'],
  ['a name that ends early', 'media/a.png\u0000.txt', 'valid path'],
  ['the database', 'postgres/base/1/1259', 'database'],
  ['the database, in other letters', 'Postgres/base/1/1259', 'database'],
  ['the lock of a running shop', 'owner.lock', 'running shop'],
  ['a file that is there already', 'secrets/visitor', 'twice'],
  ['one that is there already, in other letters', 'Secrets/VISITOR', 'twice'],
  ['one that is there already, with its accent written apart', 'media/e\u0301.png', 'twice'],
  ['a file below a file', 'secrets/visitor/more', 'a file and a folder'],
])('refuses a path that leads to %s', (_, evil, words) => {
  expect(findUnsafePaths([...SOUND, evil])).toContain(words)
})
