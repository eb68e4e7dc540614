import path from 'node:path'
import { checkPackages } from './installed-packages.ts'

/** Checks that packages are pinned, installed as locked, and licensed for everyone. It is a step of `npm run check`. */
const faults = checkPackages(path.dirname(import.meta.dirname))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
