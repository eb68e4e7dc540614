import path from 'node:path'
import { checkPackages } from './installed-packages.ts'

/**
 * A step of `npm run check`. Checks that each package has a fixed version, that this version is installed, and that its licence is allowed.
 */
const faults = checkPackages(path.dirname(import.meta.dirname))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
