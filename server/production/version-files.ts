import { and, eq, inArray, isNotNull, notExists, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import { orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import { getSecondKeyPart, sweepOrphanedFiles } from '../platform/sweep-orphans.ts'

/** The files of a version. `original` is the file that staff uploaded. `preview` is the picture that the customer sees. */
export type VersionFileKind = 'original' | 'preview'

export const versionFilesKey = (id: string, part: VersionFileKind): string => `versions/${id}/${part}`

export const readVersionFile = ({ store }: Pick<Deps, 'store'>, id: string, part: VersionFileKind) =>
  store.get(versionFilesKey(id, part))

/**
 * Lists the versions whose files have to be kept: those of orders that still have the buyer's data. If `among` is given, lists only
 * versions with these ids.
 */
export async function listVersionsWithFiles(db: Database, among?: string[]): Promise<string[]> {
  const isForgotten = and(isNotNull(orders.forgottenAt), eq(orders.email, ''))
  const stripped = db
    .select({ id: orders.id })
    .from(designRequests)
    .innerJoin(orders, eq(orders.id, designRequests.orderId))
    .where(and(eq(designRequests.id, designVersions.requestId), or(isNotNull(orders.clearedAt), isForgotten)))
  const rows = await db
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(and(notExists(stripped), among && inArray(designVersions.id, among)))
  return rows.map(({ id }) => id)
}

/** Deletes the files of versions that are no longer kept. */
export function sweepVersionFiles(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<void> {
  return sweepOrphanedFiles(deps, {
    prefix: 'versions',
    ownerOf: getSecondKeyPart,
    listKnown: (ids) => listVersionsWithFiles(deps.db, ids),
  })
}
