import type { TestProject } from "vitest/node";
import { startPostgresServer } from "./postgres-server.ts";
import type {} from "./test-database-kind.ts";

/** Global setup of the project `server-postgres`. */
export default async function setUp(project: TestProject) {
  const { url, template, stop } = await startPostgresServer();
  project.provide("testDatabase", { kind: "postgres", url, template });
  return stop;
}
