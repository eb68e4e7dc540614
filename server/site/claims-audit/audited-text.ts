import type { AuditableText } from '../../../domain/claims/find-claims.ts'

/**
 * A text to audit. The field `path` is the path of the page that shows the text. `file` is the file that contains the text. `editPath` is
 * the path of the operator page on which the text can be changed. Each of the three fields is null if there is no such page or file.
 */
export type AuditedText = AuditableText & {
  path: string | null
  file: string | null
  editPath: string | null
}
