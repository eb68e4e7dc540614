import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { AttachedFile } from '../production/index.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'

export type DesignVersion = typeof designVersions.$inferSelect & {
  /** Additional files of the version, oldest first. The file that the customer sees isn't among them. */
  files: AttachedFile[]
}

/** A design request with its order and its order line, and its versions, newest first. */
export type DesignRequestRow = {
  request: typeof designRequests.$inferSelect
  order: typeof orders.$inferSelect
  line: typeof orderLines.$inferSelect
  versions: DesignVersion[]
}

const PAGE_SIZE = 50

const select = (db: Database) =>
  db
    .select({ request: designRequests, order: orders, line: orderLines })
    .from(designRequests)
    .innerJoin(orders, eq(orders.id, designRequests.orderId))
    .innerJoin(orderLines, eq(orderLines.id, designRequests.orderLineId))

/** Lists requests in the order in which they arrived, fifty per page. */
export async function listDesignRequests(
  db: Database,
  { state, after }: { state?: string | undefined; after?: number | undefined },
): Promise<{ requests: DesignRequestRow[]; next: number | null }> {
  const found = await select(db)
    .where(
      and(
        state === undefined ? undefined : eq(designRequests.state, state),
        after === undefined ? undefined : gt(designRequests.id, after),
      ),
    )
    .orderBy(asc(designRequests.id))
    .limit(PAGE_SIZE + 1)
  const page = found.slice(0, PAGE_SIZE)
  const requests = await withVersions(db, page)
  return { requests, next: found.length > PAGE_SIZE ? (page.at(-1)?.request.id ?? null) : null }
}

export async function findDesignRequest(db: Database, id: number): Promise<DesignRequestRow | null> {
  const [row] = await withVersions(db, await select(db).where(eq(designRequests.id, id)))
  return row ?? null
}

export async function listDesignRequestsOfOrder(db: Database, orderId: number): Promise<DesignRequestRow[]> {
  return withVersions(
    db,
    await select(db).where(eq(designRequests.orderId, orderId)).orderBy(asc(designRequests.id)),
  )
}

/** Finds a design request by the token of the link that the customer has. */
export async function findDesignRequestByToken(
  db: Database,
  token: string,
): Promise<DesignRequestRow | null> {
  if (!isCapabilityToken(token)) return null
  const [row] = await withVersions(db, await select(db).where(eq(designRequests.token, token)))
  return row ?? null
}

export const buildProofPath = (token: string): string => `/proofs/${token}`
export const buildVersionPicturePath = (token: string, versionId: string): string =>
  `${buildProofPath(token)}/${versionId}.webp`

export type OrderProof = {
  path: string
  /** The path of the newest version's picture; null if there is no version yet. */
  picture: string | null
  /** Whether the request is still open: neither approved nor cancelled. */
  isWaiting: boolean
  /** Whether there is a version that the customer has yet to approve. */
  needsApproval: boolean
  approvedAt: Date | null
}
export type OrderProofs = ReadonlyMap<number, OrderProof>

export async function listProofs(db: Database, orderId: number): Promise<OrderProofs> {
  const rows = await listDesignRequestsOfOrder(db, orderId)
  return new Map(
    rows.map(({ request: { orderLineId, token, state, decidedAt }, versions: [newest] }) => [
      orderLineId,
      {
        path: buildProofPath(token),
        picture: newest ? buildVersionPicturePath(token, newest.id) : null,
        isWaiting: state !== 'approved' && state !== 'cancelled',
        needsApproval: state === 'proof',
        approvedAt: state === 'approved' ? decidedAt : null,
      },
    ]),
  )
}

async function withVersions(
  db: Database,
  rows: readonly Omit<DesignRequestRow, 'versions'>[],
): Promise<DesignRequestRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ request }) => request.id)
  const versions = await db
    .select()
    .from(designVersions)
    .where(inArray(designVersions.requestId, ids))
    .orderBy(desc(designVersions.number))
  const files = await listVersionFiles(
    db,
    versions.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    versions: versions
      .filter(({ requestId }) => requestId === row.request.id)
      .map((version) => ({ ...version, files: files.filter(({ versionId }) => versionId === version.id) })),
  }))
}

async function listVersionFiles(db: Database, versionIds: readonly string[]): Promise<AttachedFile[]> {
  if (versionIds.length === 0) return []
  return db
    .select()
    .from(attachedFiles)
    .where(inArray(attachedFiles.versionId, [...versionIds]))
    .orderBy(asc(attachedFiles.createdAt), asc(attachedFiles.id))
}
