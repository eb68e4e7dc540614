// `npm run shop`: takes a fresh clone to a running shop. Plain JavaScript, because it runs before anything is installed, on whatever Node
// (20 or newer) the machine has.
import { spawn } from 'node:child_process'
import { installShopIfNeeded, pinnedNode } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installShopIfNeeded()
buildIfNeeded()
const shop = spawn(pinnedNode(), ['build/shop/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
