// `npm run shop`: installs, builds and starts the shop from a fresh clone. This file is plain JavaScript, because it runs before anything
// is installed, on any Node from version 20.
import { spawn } from 'node:child_process'
import { installShopIfNeeded, pinnedNode } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installShopIfNeeded()
buildIfNeeded()
const shop = spawn(pinnedNode(), ['build/shop/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
