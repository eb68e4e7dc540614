import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './prepare-debian.mjs'

// Programs that tests use to read exported files back: the Debian package, and a command that works once it is installed.
const readers = [
  { name: 'ghostscript', check: ['gs', '--version'] },
  { name: 'qpdf', check: ['qpdf', '--version'] },
  { name: 'poppler-utils', check: ['pdfinfo', '-v'] },
  // Only Debian's own Python finds Debian's packages, and another Python may come first on the PATH.
  { name: 'python3-ezdxf', check: ['/usr/bin/python3', '-c', 'import ezdxf'] },
]

const missing = () =>
  readers.flatMap(({ name, check: [command, ...args] }) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? [] : [name],
  )

/** Installs the programs that read exported files back, and reports any that it can't install. */
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
