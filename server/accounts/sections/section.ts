import type { AccountSection } from '../../../contract/account-page.ts'
import type { Deps } from '../../deps.ts'

export type SectionDeps = Pick<Deps, 'db'>

/** Reads one section for a visitor who has anything at all. */
export type ReadSection = (deps: SectionDeps, visitorHash: string) => Promise<AccountSection>

/** "1 order", "3 orders"; null for none. */
export function countWords(number: number, one: string, many = `${one}s`): string | null {
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`
}
