import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import type { TestDatabaseSource } from './test-database-kind.ts'

export default async function setUp(project: TestProject) {
  const templateFolder = await makeEmbeddedTemplate()
  const runFolder = fs.mkdtempSync(path.join(makeTemporaryFolder(), 'shop-test-'))
  const source: TestDatabaseSource = { kind: 'embedded', templateFolder, runFolder }
  project.provide('testDatabase', source)
  return () => fs.rmSync(runFolder, { recursive: true, force: true })
}
