import type { SourceText } from '../../../domain/claims/find-claims.ts'

/** Something the shop says, with where it is shown and where it is written. */
export type AuditedText = SourceText & { path: string | null; file: string | null }
