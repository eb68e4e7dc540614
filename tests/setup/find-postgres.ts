import fs from 'node:fs'
import path from 'node:path'

/**
 * Finds the folder with the programs `postgres` and `initdb`: the folder on the PATH, or the newest of the folders in which Linux
 * distributions install them.
 */
export function findPostgresPrograms(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...distributionFolders()]
  return folders.find((folder) => hasProgram(folder, 'postgres') && hasProgram(folder, 'initdb')) ?? null
}

function distributionFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : []
  return [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => path.join(debian, version, 'bin')),
    '/usr/pgsql/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ]
}

function hasProgram(folder: string, name: string): boolean {
  return fs.existsSync(path.join(folder, name))
}
