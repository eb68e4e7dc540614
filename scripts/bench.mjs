// `npm run bench`: installs what the benches need, then lists them or runs one (bench/run.ts).
import { installIfNeeded, pinnedNode, run } from './prepare.mjs'

installIfNeeded()
run(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)])
