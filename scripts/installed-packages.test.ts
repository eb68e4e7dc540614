import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { checkPackages } from './installed-packages.ts'
import { isAllowedLicence } from './licences.ts'

const root = path.dirname(import.meta.dirname)
const HASH = 'sha512-abc'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'packages-'))
})
afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), JSON.stringify(content))
}

it.each([
  ['left-pad', 'MIT', true],
  ['left-pad', '(MIT OR GPL-3.0)', true],
  ['left-pad', '(MIT AND Zlib)', true],
  ['left-pad', 'MIT AND GPL-3.0', false],
  ['left-pad', 'MIT AND (ISC OR GPL-3.0)', false],
  ['left-pad', 'GPL-3.0', false],
  ['left-pad', '', false],
  ['left-pad', 'SEE LICENSE IN README', false],
  ['@fontsource/anton', 'OFL-1.1', true],
  ['left-pad', 'OFL-1.1', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
])('%s under "%s" is allowed: %s', (name, expression, allowed) => {
  expect(isAllowedLicence(name, expression)).toBe(allowed)
})

it('no faults are reported for packages that are pinned, locked, installed and licensed', () => {
  write('package.json', { dependencies: { fine: '1.0.0' } })
  write('package-lock.json', {
    packages: {
      '': { dependencies: { fine: '1.0.0' } },
      'node_modules/fine': { version: '1.0.0', integrity: HASH },
    },
  })
  write('node_modules/fine/package.json', { version: '1.0.0', license: 'MIT' })
  expect(checkPackages(project)).toEqual([])
})

it('loose versions, missing hashes, wrong installed versions and disallowed licences are reported', () => {
  write('package.json', { dependencies: { loose: '^1.0.0' } })
  write('package-lock.json', {
    packages: {
      '': {},
      'node_modules/loose': { version: '1.2.0', integrity: HASH, license: 'MIT' },
      'node_modules/loose/node_modules/unhashed': { version: '2.0.0', license: 'ISC' },
      'node_modules/other': { version: '3.0.0', integrity: HASH },
      'node_modules/viral': { version: '4.0.0', integrity: HASH },
    },
  })
  write('node_modules/other/package.json', { version: '3.0.1', licenses: [{ type: 'MIT' }] })
  write('node_modules/viral/package.json', { version: '4.0.0', license: 'AGPL-3.0' })
  expect(checkPackages(project)).toEqual([
    'loose: ^1.0.0 is not an exact version',
    "package-lock.json doesn't match package.json: run npm install",
    'unhashed: the lock file has no hash for it',
    'other: 3.0.1 is installed, 3.0.0 is locked',
    'viral: the licence "AGPL-3.0" is not on the list of scripts/licences.ts',
  ])
})

it('docs/dependencies.md explains why each direct dependency is there, and mentions no other package', () => {
  const dependencies = z.record(z.string(), z.string())
  const own = z
    .object({ dependencies, devDependencies: dependencies })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  const rows = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.filter(([, , why = '']) => why.length < 3)).toEqual([])
  const named = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.toSorted()).toEqual(Object.keys({ ...own.dependencies, ...own.devDependencies }).toSorted())
})
