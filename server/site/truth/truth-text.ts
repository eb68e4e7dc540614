import type { SourceText } from '../../../domain/truth/find-claims.ts'

/** Something the shop says, with where it is shown and where it is written. */
export type TruthText = SourceText & { path: string | null; file: string | null }
