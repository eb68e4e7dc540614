import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './prepare-debian.mjs'

// Programs with which tests read exported files: each with its Debian package, and a command that succeeds if it is installed.
const readers = [
  { name: 'ghostscript', check: ['gs', '--version'] },
  { name: 'qpdf', check: ['qpdf', '--version'] },
  { name: 'poppler-utils', check: ['pdfinfo', '-v'] },
  // Only Debian's own Python finds Debian's packages. Another Python may come first on the PATH, so the path is absolute.
  { name: 'python3-ezdxf', check: ['/usr/bin/python3', '-c', 'import ezdxf'] },
]

const missing = () =>
  readers.flatMap(({ name, check: [command, ...args] }) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? [] : [name],
  )

/** Installs the programs with which tests read exported files, and reports those that can't be installed. */
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
