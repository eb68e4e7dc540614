import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, 'migrations')
/** The number of the first migration that is checked. Older migrations were written before there was a rule. */
const RULE_SINCE = 27

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')))

type Rule = { pattern: RegExp; fault: string; marker: 'contract' | 'locks' }

/** Statements that a migration must not apply to an existing table. The regular expression's group `table` contains the table's name. */
const RULES: readonly Rule[] = [
  { pattern: /^drop table (if exists )?(?<table>\S+)/, fault: 'drops a table', marker: 'contract' },
  { pattern: /^alter table (?<table>\S+) drop column/, fault: 'drops a column', marker: 'contract' },
  { pattern: /^alter table (?<table>\S+) rename/, fault: 'renames', marker: 'contract' },
  {
    pattern: /^alter table (?<table>\S+) alter column \S+ (set data )?type/,
    fault: 'changes a type',
    marker: 'contract',
  },
  {
    pattern: /^alter table (?<table>\S+) alter column \S+ drop default/,
    fault: 'drops a default',
    marker: 'contract',
  },
  {
    pattern: /^alter table (?<table>\S+) alter column \S+ set not null/,
    fault: 'refuses nulls',
    marker: 'contract',
  },
  {
    pattern: /^alter table (?<table>\S+) add column (?!.* default ).* not null/,
    fault: 'adds a column that the running version does not fill',
    marker: 'contract',
  },
  {
    pattern: /^alter table (?<table>\S+) add constraint (?!.* not valid)/,
    fault: 'adds a constraint',
    marker: 'contract',
  },
  {
    pattern: /^create unique index .* on (?<table>\S+)/,
    fault: 'makes something unique',
    marker: 'contract',
  },
  {
    pattern: /^create (unique )?index (?!concurrently ).* on (?<table>\S+)/,
    fault: 'builds an index',
    marker: 'locks',
  },
]

/**
 * Lists the statements of a migration that would break the previous version of the shop. Leaves out statements that a comment in the
 * migration justifies.
 */
function faultsOf(migration: string, current = version): string[] {
  const statements = migration.split(/;|--> statement-breakpoint/).map((statement) =>
    statement
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/["\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  )
  const made = new Set(
    statements.flatMap((one) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(one)?.[1] ?? []),
  )
  const faults = statements.flatMap((statement) =>
    RULES.flatMap(({ pattern, fault, marker }) => {
      const table = pattern.exec(statement)?.groups?.['table']
      if (table === undefined || made.has(table) || hasDefaultNow(statement, statements)) return []
      return MARKERS[marker](migration, current) ? [] : [`${fault}: ${statement.slice(0, 60)}`]
    }),
  )
  return [...new Set(faults)]
}

/**
 * Whether the migration also gives the column a default. If so, the column may become NOT NULL: rows that the previous version writes get
 * the default.
 */
function hasDefaultNow(statement: string, all: readonly string[]): boolean {
  const [, column] = /^(alter table \S+ alter column \S+) set not null/.exec(statement) ?? []
  return column !== undefined && all.some((one) => one.startsWith(`${column} set default`))
}

const MARKERS = {
  /** Whether a comment `-- contract: unread since 1.4.0` in the migration names a release before the current one. */
  contract: (migration: string, current: string) => {
    const [, since] = /^-- contract: unread since (\d+\.\d+\.\d+)\b/m.exec(migration) ?? []
    return since !== undefined && since.localeCompare(current, 'en', { numeric: true }) < 0
  },
  /** Whether a comment `-- locks: …` in the migration says which requests wait and for how long. */
  locks: (migration: string) => /^-- locks: .{20,}/m.test(migration),
} as const

describe('a migration', () => {
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= RULE_SINCE)

  it.each(files)('%s lets the previous version continue', (name) => {
    expect(faultsOf(fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual([])
  })

  it.each([
    ['drops a table', 'DROP TABLE "orders" CASCADE;'],
    ['drops a column', 'ALTER TABLE "orders" DROP COLUMN "note";'],
    ['renames', 'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";'],
    ['renames', 'ALTER TABLE "orders" RENAME TO "sales";'],
    ['changes a type', 'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE jsonb;'],
    ['changes a type', 'alter table orders\n  alter column note type jsonb using note::jsonb;'],
    ['drops a default', 'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;'],
    ['refuses nulls', 'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;'],
    [
      'adds a column that the running version does not fill',
      'ALTER TABLE "orders" ADD COLUMN "kind" text NOT NULL;',
    ],
    ['adds a constraint', 'ALTER TABLE "orders" ADD CONSTRAINT "short" CHECK (length(note) < 9);'],
    [
      'makes something unique',
      '-- locks: for some seconds only\nCREATE UNIQUE INDEX "one" ON "orders" USING btree ("note");',
    ],
    ['builds an index', 'CREATE INDEX "some" ON "orders" USING btree ("note");'],
  ])('that %s is refused: %s', (fault, migration) => {
    expect(faultsOf(`SELECT 1;--> statement-breakpoint\n${migration}`)).toMatchObject([
      expect.stringContaining(fault),
    ])
  })

  it.each([
    [
      'a new table, whatever is in it',
      'CREATE TABLE "new" ("a" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "new" ("a");--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "orders"("id");',
    ],
    ['a column that may be null', 'ALTER TABLE "orders" ADD COLUMN "kind" text;'],
    ['a column with a default', `ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT '' NOT NULL;`],
    [
      'no nulls, with a default',
      `ALTER TABLE "orders" ALTER COLUMN "note" SET DEFAULT '';--> statement-breakpoint\nALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;`,
    ],
    [
      'an index, where it says who waits',
      '-- locks: writes to orders wait for some seconds\nCREATE INDEX "some" ON "orders" ("note");',
    ],
    [
      'an end of what a landed version reads no more',
      '-- contract: unread since 1.9.0\nALTER TABLE "orders" DROP COLUMN "note";',
    ],
  ])('may bring %s', (_, migration) => {
    expect(faultsOf(migration, '1.10.0')).toEqual([])
  })

  it('can’t remove what its own version still reads', () => {
    expect(faultsOf('-- contract: unread since 1.10.0\nDROP TABLE "orders";', '1.10.0')).toHaveLength(1)
  })
})
