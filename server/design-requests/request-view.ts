import type { DesignRequest } from '../../contract/design-request.ts'
import { describeFile } from '../../domain/production/attached-files.ts'
import { parseDesignRequestState } from '../../domain/design-requests/design-request-state.ts'
import type { DesignRequestRow } from './design-requests.ts'

const PATH = '/api/operator/design-requests'

/** Converts a design request to the format of the operator's API. */
export function toDesignRequestView({ request, order, line, versions }: DesignRequestRow): DesignRequest {
  const self = `${PATH}/${request.id}`
  return {
    id: request.id,
    state: parseDesignRequestState(request.state) ?? 'open',
    orderNumber: order.number,
    title: line.title,
    variantTitle: line.variantTitle,
    requirements: request.requirements,
    paidBy: request.paidBy,
    createdAt: request.createdAt.toISOString(),
    proofPath: `/proofs/${request.token}`,
    files: request.fileIds.map((imageId) => `/api/images/${imageId}/original`),
    versions: versions.map(({ id: versionId, number, note, decision, comment, createdAt, files }) => ({
      id: versionId,
      number,
      note,
      decision,
      comment,
      createdAt: createdAt.toISOString(),
      file: `${self}/versions/${versionId}/file`,
      files: files.map((file) => ({
        id: file.id,
        addedBy: file.addedBy,
        name: file.name,
        facts: describeFile(file),
        file: `${self}/versions/${versionId}/files/${file.id}`,
      })),
      attachPath: `${self}/versions/${versionId}/files`,
    })),
  }
}
