// `npm run bench`: installs the packages that the benches need, and builds the shop. Then runs a bench, or lists all of them
// (bench/run.ts).
import { installIfNeeded, getNodePath, runCommand } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installIfNeeded()
buildIfNeeded()
runCommand(getNodePath(), ['bench/run.ts', ...process.argv.slice(2)])
