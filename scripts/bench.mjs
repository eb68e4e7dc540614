// `npm run bench`: installs what the benches need, builds the shop, then lists them or runs one (bench/run.ts).
import { installIfNeeded, pinnedNode, run } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installIfNeeded()
buildIfNeeded()
run(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)])
