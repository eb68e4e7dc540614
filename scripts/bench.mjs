// `npm run bench`: installs the packages that the benches need, and builds the shop. Then runs a bench, or lists all of them
// (bench/run.ts).
import { installIfNeeded, pinnedNode, run } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installIfNeeded()
buildIfNeeded()
run(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)])
