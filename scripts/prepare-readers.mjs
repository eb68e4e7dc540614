import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './prepare-debian.mjs'

// Programs with which the tests read the shop's files, such as PDFs. `name` is the Debian package, `check` a command that succeeds if it is
// installed.
const readers = [
  { name: 'ghostscript', check: ['gs', '--version'] },
  { name: 'qpdf', check: ['qpdf', '--version'] },
  { name: 'poppler-utils', check: ['pdfinfo', '-v'] },
  // The path is absolute, because only Debian's own Python finds the package. Another Python may come first on the PATH.
  { name: 'python3-ezdxf', check: ['/usr/bin/python3', '-c', 'import ezdxf'] },
]

const missing = () =>
  readers.flatMap(({ name, check: [command, ...args] }) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? [] : [name],
  )

/** Installs the programs with which the tests read the shop's files. Reports the programs that can't be installed. */
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
