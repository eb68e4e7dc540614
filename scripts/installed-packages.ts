import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isAllowedLicence } from './licences.ts'

const dependencies = z.record(z.string(), z.string()).default({})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dependencies,
      devDependencies: dependencies,
    }),
  ),
})
const ownSchema = z.object({ dependencies, devDependencies: dependencies })
const licence = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
const installedSchema = z.object({
  version: z.string(),
  license: licence.optional(),
  /** The field of package.json in which packages stated their licence before 2015. */
  licenses: z.array(licence).optional(),
})

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const MODULES = 'node_modules/'

/**
 * Finds problems in a project's packages. A version must be pinned, and it must be the version that is installed. The lock file must match
 * package.json and contain hashes. Licences must be allowed. Returns an empty list if there are no problems.
 */
export function checkPackages(root: string): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const own = ownSchema.parse(read('package.json'))
  const { packages } = lockSchema.parse(read('package-lock.json'))
  const { '': project, ...locked } = packages
  const faults: string[] = []
  const direct = { ...own.dependencies, ...own.devDependencies }
  for (const [name, version] of Object.entries(direct))
    if (!EXACT.test(version)) faults.push(`${name}: ${version} is not an exact version`)
  if (
    JSON.stringify(sorted(direct)) !==
    JSON.stringify(sorted({ ...project?.dependencies, ...project?.devDependencies }))
  )
    faults.push("package-lock.json doesn't match package.json: run npm install")
  for (const [place, lock] of Object.entries(locked)) {
    const name = place.slice(place.lastIndexOf(MODULES) + MODULES.length)
    if (lock.integrity === undefined) faults.push(`${name}: the lock file has no hash for it`)
    const installed = readInstalled(root, place)
    if (installed && installed.version !== lock.version)
      faults.push(`${name}: ${installed.version} is installed, ${lock.version} is locked`)
    // A package for another platform isn't installed, so its licence is read from the lock file.
    const said = installed ? licenceOf(installed) : (lock.license ?? '')
    if (!isAllowedLicence(name, said))
      faults.push(`${name}: the licence "${said}" is not on the list of scripts/licences.ts`)
  }
  return faults
}

function readInstalled(root: string, place: string): z.infer<typeof installedSchema> | null {
  try {
    return installedSchema.parse(JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const licenceOf = ({ license, licenses = [] }: z.infer<typeof installedSchema>): string =>
  license ?? licenses.join(' OR ')

const sorted = (record: Record<string, string>) =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
