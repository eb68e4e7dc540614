// `npm run bench`: installs the benches' packages and builds the shop. Then runs the named bench, or lists all benches (bench/run.ts).
import { installIfNeeded, pinnedNode, run } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installIfNeeded()
buildIfNeeded()
run(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)])
