import path from 'node:path'
import { checkPackages } from './installed-packages.ts'

/** A step of `npm run check`: checks that each package has a fixed version, is installed as locked, and has an allowed licence. */
const faults = checkPackages(path.dirname(import.meta.dirname))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
