import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// Chooses the version of Node that runs the shop, and installs it if necessary. The npm package with this Node (190 MB) isn't in
// package.json, because npm would install it even on machines whose own Node is recent enough.

const OLDEST_TO_START = 20
const OLDEST_TO_RUN = 24
const windows = process.platform === 'win32'

const manifests = new URL('node/', import.meta.url)
const { optionalDependencies: versions } = JSON.parse(
  readFileSync(new URL('package.json', manifests), 'utf8'),
)
const packageName = `node-${windows ? 'win' : process.platform}-${process.arch}`
/** The folder with the pinned version of Node. All checkouts of a user share it. */
const folder = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'decal-shop',
  `${packageName}-${versions[packageName]}`,
)
const pinned = path.join(folder, 'node_modules', packageName, 'bin', windows ? 'node.exe' : 'node')

const major = Number.parseInt(process.versions.node, 10)
const isPinned = existsSync(pinned) && realpathSync(pinned) === process.execPath
const usesPinned = isPinned || major < OLDEST_TO_RUN

/** Returns the path of the Node that runs the shop: the machine's own if it is recent enough, otherwise the pinned version. */
export const getNodePath = () => (usesPinned ? pinned : process.execPath)

/**
 * The data for installing the pinned version of Node: its manifests, and the folder to install it in. Null if this version is already
 * installed or isn't needed.
 */
export const nodeToInstall = usesPinned && !existsSync(pinned) ? { manifests, folder } : null

/** Exits with a message if the machine's Node can't start the shop and no other Node can be installed. */
export function requireNode() {
  if (major < OLDEST_TO_START)
    refuse(`To start, the shop needs Node ${OLDEST_TO_START} or newer; this is ${process.version}.`)
  if (nodeToInstall && !(packageName in versions))
    refuse(
      `There is no packaged Node for ${process.platform} ${process.arch}: install Node ${OLDEST_TO_RUN} or newer (this is ${process.version}).`,
    )
}

function refuse(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Makes npm use the pinned version of Node. `npm run` and `npx` look for programs in node_modules/.bin first, so a link is created there.
 * Does nothing if the machine's own Node is used.
 */
export function linkNode() {
  if (!usesPinned) return
  const link = path.resolve('node_modules/.bin', windows ? 'node.cmd' : 'node')
  rmSync(link, { force: true })
  if (windows) writeFileSync(link, `@"${pinned}" %*\r\n`)
  else symlinkSync(pinned, link)
}
