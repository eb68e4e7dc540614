import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'
import type { TestDatabaseSource } from './test-database-kind.ts'

export default async function setUp(project: TestProject) {
  const { url, template, stop } = await startPostgresServer()
  const source: TestDatabaseSource = { kind: 'postgres', url, template }
  project.provide('testDatabase', source)
  return stop
}
