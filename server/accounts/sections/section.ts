import type { AccountSection } from '../../../contract/account-page.ts'
import type { Deps } from '../../deps.ts'

export type SectionDeps = Pick<Deps, 'db'>

export type AccountSectionReader = (deps: SectionDeps, visitorHash: string) => Promise<AccountSection>

/** Formats a count: "1 order" or "3 orders"; null for 0. */
export function formatCount(number: number, one: string, many = `${one}s`): string | null {
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`
}
