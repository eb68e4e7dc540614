import type { AuditableText } from '../../../domain/claims/find-claims.ts'

/** A text of the shop: with the page that shows it, the file that contains it, and the operator page on which it can be changed. */
export type AuditedText = AuditableText & {
  path: string | null
  file: string | null
  editPath: string | null
}
