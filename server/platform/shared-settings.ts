import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'
import type { Environment } from '../runtime/env.ts'
import type { Log } from '../runtime/log.ts'
import { runRepeatedly } from '../runtime/run-repeatedly.ts'

/**
 * Settings that all processes on one database must share, because each process has to accept the cookies and sessions of the other
 * processes.
 */
const SHARED_NAMES = ['VISITOR_SECRET', 'OPERATOR_TOKEN', 'PUBLIC_URL', 'OBJECT_STORE_URL'] as const
type SharedSetting = (typeof SHARED_NAMES)[number]

const PROCESS_KEY_PREFIX = 'process:'
const LIVES_MS = 30_000
const RENEW_EVERY_MS = 8_000

const recordSchema = z.object({
  since: z.number(),
  seen: z.number(),
  fingerprints: z.record(z.string(), z.string()),
})
/**
 * The time when a process started, the time when it was last known to be running (both in ms, by the database's clock), and the
 * fingerprints of its settings.
 */
export type ProcessRecord = z.infer<typeof recordSchema>

/**
 * Computes fingerprints of the settings, keyed by the visitor secret. Someone who can read the database therefore can't test guesses of the
 * operator token. 64 bits are enough to distinguish settings.
 */
function fingerprintsOf(env: Environment, visitorSecret: string): Record<SharedSetting, string> {
  const values = { ...env, VISITOR_SECRET: visitorSecret }
  const of = (name: SharedSetting) =>
    createHmac('sha256', visitorSecret)
      .update(`setting:${name}:${name === 'VISITOR_SECRET' ? '' : (values[name] ?? '')}`)
      .digest('hex')
      .slice(0, 16)
  return {
    VISITOR_SECRET: of('VISITOR_SECRET'),
    OPERATOR_TOKEN: of('OPERATOR_TOKEN'),
    PUBLIC_URL: of('PUBLIC_URL'),
    OBJECT_STORE_URL: of('OBJECT_STORE_URL'),
  }
}

/**
 * Lists the settings that differ between processes that ran at the same time. Settings may differ between processes that ran one after
 * another: they may change between a stop and a start, and a restored backup contains the records of the original shop's processes.
 */
export function listDifferingSettings(processes: readonly ProcessRecord[]): SharedSetting[] {
  const differs = (name: SharedSetting) =>
    processes.some((one) =>
      processes.some(
        (other) =>
          one.seen > other.since &&
          other.seen > one.since &&
          one.fingerprints[name] !== other.fingerprints[name],
      ),
    )
  // All fingerprints are keyed by the visitor secret. If the secrets differ, all fingerprints differ, so only the secret is reported.
  return differs('VISITOR_SECRET') ? ['VISITOR_SECRET'] : SHARED_NAMES.filter(differs)
}

const DATABASE_NOW_MS = sql<number>`extract(epoch from clock_timestamp()) * 1000`
const LAST_SEEN_MS = sql`(${settings.value} ->> 'seen')::numeric`
const isProcess = like(settings.key, `${PROCESS_KEY_PREFIX}%`)

/** Lists the settings that differ between the processes that are serving this shop now. */
export async function findDifferingSettings(db: Database): Promise<SharedSetting[]> {
  const rows = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(isProcess, sql`${LAST_SEEN_MS} > ${DATABASE_NOW_MS} - ${LIVES_MS}::int`))
  return listDifferingSettings(
    rows.flatMap(({ value }) => {
      const record = recordSchema.safeParse(value)
      return record.success ? [record.data] : []
    }),
  )
}

type Settings = { db: Database; env: Environment; visitorSecret: string; log: Log }

/**
 * Records in the database that this process serves the shop, with the fingerprints of its settings. Logs an error if another process has
 * different settings.
 */
export function watchSharedSettings({ db, env, visitorSecret, log }: Settings): { stop(): Promise<void> } {
  const key = PROCESS_KEY_PREFIX + randomUUID()
  const fingerprints = fingerprintsOf(env, visitorSecret)
  let told = ''
  const watching = runRepeatedly({
    name: 'settings of the other processes',
    everyMs: RENEW_EVERY_MS,
    log,
    async run() {
      await renew(db, key, fingerprints)
      const names = (await findDifferingSettings(db)).join(', ')
      if (names !== told) tell(log, names)
      told = names
    },
  })
  return {
    async stop() {
      await watching.stop()
      await db
        .delete(settings)
        .where(eq(settings.key, key))
        .catch(() => {})
    },
  }
}

/** Records that this process is running. Deletes the records of processes that haven't reported for 30 s. */
async function renew(db: Database, key: string, fingerprints: object): Promise<void> {
  const value = sql`jsonb_build_object('since', ${DATABASE_NOW_MS}, 'seen', ${DATABASE_NOW_MS}, 'fingerprints', ${JSON.stringify(fingerprints)}::jsonb)`
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`jsonb_set(${settings.value}, '{seen}', to_jsonb(${DATABASE_NOW_MS}))` },
    })
  await db
    .delete(settings)
    .where(
      and(
        isProcess,
        ne(settings.key, key),
        or(sql`${LAST_SEEN_MS} is null`, sql`${LAST_SEEN_MS} < ${DATABASE_NOW_MS} - ${LIVES_MS}::int`),
      ),
    )
}

function tell(log: Log, names: string): void {
  if (names === '') log('info', 'All processes on this database have the same settings again')
  else
    log(
      'error',
      `Processes on this database have different values of ${names}, so each rejects what the others sign. Set it to the same value everywhere and restart them. While they are replaced by others with a new value, this ends with the last one.`,
      { settings: names },
    )
}
