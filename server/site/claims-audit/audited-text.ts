import type { AuditableText } from '../../../domain/claims/find-claims.ts'

/**
 * A text to audit, with the page that shows it, the file that contains it, and the operator page on which it can be changed. Each is null
 * if there is none.
 */
export type AuditedText = AuditableText & {
  path: string | null
  file: string | null
  editPath: string | null
}
