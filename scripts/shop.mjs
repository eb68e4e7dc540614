// `npm run shop`: installs, builds and starts the shop in a fresh clone. This file is JavaScript instead of TypeScript, so that any Node
// from version 20 can run it before anything is installed.
import { spawn } from 'node:child_process'
import { installShopIfNeeded, getNodePath } from './prepare.mjs'
import { buildIfNeeded } from './prepare-build.mjs'

installShopIfNeeded()
buildIfNeeded()
const shop = spawn(getNodePath(), ['build/shop/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
