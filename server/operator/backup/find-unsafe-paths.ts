import { isExcludedFromBackup } from './copy-files.ts'

const MAX_PATH_LENGTH = 1_000
// Matches characters that no path of a backup contains: invisible characters, and backslashes and colons, which mean folders, drives or
// streams on Windows.
const FORBIDDEN_CHARACTER = /[\\:\p{Cc}\p{Cf}]/u

/**
 * Returns the reason why it isn't safe to write these paths below a folder; null if all are safe. A path may lead out of the folder or into
 * the database's files, or two paths may be the same file on some operating system. A backup may come from someone else, so it isn't
 * trusted.
 */
export function findUnsafePaths(paths: readonly string[]): string | null {
  const seen = new Set<string>()
  const folders = new Set<string>()
  for (const file of paths) {
    const fault = refusePath(file)
    if (fault !== null) return `${JSON.stringify(file)} ${fault}`
    const parts = sameOnEverySystem(file).split('/')
    const name = parts.join('/')
    if (seen.has(name))
      return `${JSON.stringify(file)} is in the backup twice, perhaps with different case or accents.`
    seen.add(name)
    parts.slice(1).forEach((_, place) => folders.add(parts.slice(0, place + 1).join('/')))
  }
  const both = [...folders].find((folder) => seen.has(folder))
  return both === undefined ? null : `${JSON.stringify(both)} is both a file and a folder in the backup.`
}

function refusePath(file: string): string | null {
  if (file.length > MAX_PATH_LENGTH || FORBIDDEN_CHARACTER.test(file))
    return 'isn’t a valid path in a backup.'
  const parts = file.split('/')
  if (parts.some((part) => part === '' || part === '..' || part === '.')) return 'is outside the backup.'
  // Windows removes dots and spaces at the end of a name, so a name that ends with one could become the name of another file.
  if (parts.some((part) => /[. ]$/.test(part))) return 'isn’t a valid path in a backup.'
  const [first = ''] = parts
  return isExcludedFromBackup(sameOnEverySystem(first))
    ? 'belongs to the database or to a running shop, and never to a backup.'
    : null
}

/** On some operating systems, names that differ only in capitals or in the encoding of accents are the same file. */
const sameOnEverySystem = (name: string): string => name.normalize('NFKC').toLowerCase()
