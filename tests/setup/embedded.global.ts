import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedTemplate } from './embedded-template.ts'
import { temporaryFolder } from './temporary-folder.ts'
import type { TestDatabaseSource } from './test-database-kind.ts'

export default async function setUp(project: TestProject) {
  const templateFolder = await embeddedTemplate()
  const runFolder = fs.mkdtempSync(path.join(temporaryFolder(), 'shop-test-'))
  const source: TestDatabaseSource = { kind: 'embedded', templateFolder, runFolder }
  project.provide('testDatabase', source)
  return () => fs.rmSync(runFolder, { recursive: true, force: true })
}
