// `npm run check`: format, lint with the import rules, unused code, types, and the versions and licences of packages.
import { installIfNeeded, getNodePath, runCommand } from './prepare.mjs'

const checks = [
  ['format', 'oxfmt/bin/oxfmt', ['--check', '.']],
  ['lint and import rules', 'oxlint/bin/oxlint', ['--type-aware', '.']],
  ['unused code', 'knip/bin/knip.js', []],
  // Shops are installed without devDependencies. Neither the shop's sources nor its build may therefore import them.
  [
    'packages of the shop',
    'knip/bin/knip.js',
    ['--production', '--strict', '--include', 'dependencies,unlisted,unresolved'],
  ],
  ['types', 'typescript/bin/tsc', ['--noEmit', '--project', '.']],
]

installIfNeeded()
for (const [name, program, args] of checks) {
  console.log(`Check: ${name}`)
  runCommand(getNodePath(), [`node_modules/${program}`, ...args])
}
console.log('Check: versions and licences of packages')
runCommand(getNodePath(), ['scripts/check-packages.ts'])
