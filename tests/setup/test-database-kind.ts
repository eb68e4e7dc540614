/** The data that a global setup passes to `createTestDatabase`, which runs in the test processes. */
export type TestDatabaseSource =
  | { kind: 'embedded'; templateFolder: string; runFolder: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource
  }
}
