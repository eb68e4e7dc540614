import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['app', 'server', 'domain', 'content']
/** The only files that may contain the shop's default name. */
const DEFAULTS = ['domain/settings/default-settings.ts']
const TEXT = /\.(?:tsx?|mjs|css|html|json|md|svg|txt|webmanifest)$/
const TEST = /\.test\.tsx?$/

/** Matches the shop's name in any spelling: "Niagara Decals", "NiagaraDecals", "niagara-decals". */
const NAME = new RegExp(DEFAULT_SETTINGS.shop.name.replaceAll(' ', '[\\s_-]?'), 'i')

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))

test("only the defaults contain the sample shop's name", async () => {
  const files = (await Promise.all(FOLDERS.map(listFiles))).flat()
  expect(files.length).toBeGreaterThan(1_500)
  const holding: string[] = []
  for (const file of files) if (NAME.test(await readFile(path.join(ROOT, file), 'utf8'))) holding.push(file)
  expect(holding.toSorted()).toEqual(DEFAULTS)
})
