// `npm run dev`: starts the shop with hot reload. If the code of a page changes, Vite updates the page. If server code changes, the server
// restarts.
import { spawn } from 'node:child_process'
import { installShopIfNeeded, getNodePath } from './prepare.mjs'

installShopIfNeeded()
const watched = ['server', 'domain', 'content', 'contract'].map((folder) => `--watch-path=${folder}`)
const shop = spawn(getNodePath(), [...watched, 'server/main.ts', '--live'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => process.exit(code ?? 0))
