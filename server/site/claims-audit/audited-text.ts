import type { AuditableText } from '../../../domain/claims/find-claims.ts'

/**
 * A text to audit. `path` is the page that shows the text, `file` the file that contains it, and `editPath` the operator page on which it
 * can be changed. Each of the three is null if it doesn't exist.
 */
export type AuditedText = AuditableText & {
  path: string | null
  file: string | null
  editPath: string | null
}
