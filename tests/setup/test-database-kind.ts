/** Where a test gets its database from. The global setup passes this value to `createTestDatabase`, which runs in other processes. */
export type TestDatabaseSource =
  | { kind: 'embedded'; templateFolder: string; runFolder: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource
  }
}
