import type { Context } from 'hono'
import type { ProofPage } from '../../../contract/proof-page.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { describeFile } from '../../../domain/production/attached-files.ts'
import { PROFESSIONAL_DESIGN_CREDITS } from '../../../domain/credits/packages.ts'
import { parseDesignRequestState } from '../../../domain/design-requests/design-request-state.ts'
import type { Deps } from '../../deps.ts'
import { findVisitor } from '../../visitor.ts'
import { findMadeToOrderItem } from '../../made-to-order/index.ts'
import {
  type DesignVersion,
  buildProofPath,
  type DesignRequestRow,
  buildVersionPicturePath,
} from '../design-requests.ts'

type Proof = Extract<ProofPage, { kind: 'proof' }>

/**
 * Whether the buyer may download the approved files. Only buyers of packaging mock-ups may, because the page that sells the mock-ups
 * promises it.
 */
export const offersProductionFiles = async (
  { db }: Pick<Deps, 'db'>,
  { line }: DesignRequestRow,
): Promise<boolean> => (await findMadeToOrderItem(db, line.variantId))?.kind === 'packaging'

export async function readProofPage(c: Context, deps: Deps, row: DesignRequestRow): Promise<Proof> {
  const asker = (await findVisitor(c, deps))?.hash ?? null
  return pageOf(row, { asker, files: await offersProductionFiles(deps, row) })
}

function pageOf(
  { request, order, line, versions }: DesignRequestRow,
  { asker, files }: { asker: string | null; files: boolean },
): Proof {
  const path = buildProofPath(request.token)
  const state = parseDesignRequestState(request.state) ?? 'open'
  return {
    kind: 'proof',
    path,
    orderPath: asker !== null && asker === order.visitorHash ? `/orders/${order.token}` : null,
    orderNumber: order.number,
    title: [line.title, line.variantTitle].filter(Boolean).join(', '),
    imageSrc: line.imageSrc || null,
    requirements: request.requirements,
    state,
    credits: state === 'awaiting-credits' ? PROFESSIONAL_DESIGN_CREDITS : null,
    versions: versions.map((version) => versionView(version, { path, token: request.token, files })),
    problem: null,
    comment: '',
  }
}

function versionView(
  { id, number, note, decision, comment, createdAt, files }: DesignVersion,
  proof: { path: string; token: string; files: boolean },
): Proof['versions'][number] {
  const isTheirs = proof.files && decision === 'approved'
  const links = (wanted: 'shop' | 'customer') =>
    files
      .filter(({ addedBy }) => addedBy === wanted)
      .map((file) => ({
        name: file.name,
        facts: describeFile(file),
        path: `${proof.path}/${id}/files/${file.id}`,
      }))
  return {
    id,
    number,
    picture: buildVersionPicturePath(proof.token, id),
    file: isTheirs ? `${proof.path}/${id}/file` : null,
    files: isTheirs ? links('shop') : [],
    attached: links('customer'),
    note,
    proposedOn: formatDay(createdAt),
    decision,
    comment,
  }
}
