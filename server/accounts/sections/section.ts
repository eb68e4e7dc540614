import type { AccountSection } from '../../../contract/account-page.ts'
import type { Deps } from '../../deps.ts'

export type SectionDeps = Pick<Deps, 'db'>

export type AccountSectionReader = (deps: SectionDeps, visitorHash: string) => Promise<AccountSection>

/** Formats a count with `format`; null for 0. */
export const summariseCount = (number: number, format: (number: number) => string): string | null =>
  number === 0 ? null : format(number)
