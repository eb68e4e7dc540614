import type { SourceText } from '../../../domain/claims/find-claims.ts'

/** Something the shop says, with where it is shown, where it is written, and the operator page that changes it. */
export type AuditedText = SourceText & { path: string | null; file: string | null; editPath: string | null }
