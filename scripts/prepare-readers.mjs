import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './prepare-debian.mjs'

// What the tests read the files of a decal back with: the Debian package, and a command that works once it is there.
const readers = [
  { name: 'ghostscript', check: ['gs', '--version'] },
  { name: 'qpdf', check: ['qpdf', '--version'] },
  { name: 'poppler-utils', check: ['pdfinfo', '-v'] },
  // Debian's Python sees Debian's packages; another one may stand first on the PATH.
  { name: 'python3-ezdxf', check: ['/usr/bin/python3', '-c', 'import ezdxf'] },
]

const missing = () =>
  readers.flatMap(({ name, check: [command, ...args] }) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? [] : [name],
  )

/** Sees to it that what decals are exported to can be read back by programs of others; says aloud what cannot. */
export function installReadersIfNeeded() {
  if (missing().length === 0) return
  installDebianPackages('the programs that read exported decals back', missing())
  const still = missing()
  if (still.length > 0) {
    console.error(
      `The tests that read decals back with ${still.join(', ')} will be SKIPPED: install them to run all.`,
    )
  }
}
