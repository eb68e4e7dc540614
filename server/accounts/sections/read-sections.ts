import type { AccountSection } from '../../../contract/account-page.ts'
import { readImagesSection } from './images-section.ts'
import { readArtworkSection, readDesignsSection } from './design-sections.ts'
import { readOrdersSection } from './orders-section.ts'
import { readQuotesSection } from './quotes-section.ts'
import { readCreditsSection, readNewsletterSection } from './credits-and-newsletter-sections.ts'
import { readRewardsSection } from './rewards-section.ts'
import type { AccountSectionReader, SectionDeps } from './section.ts'

/** The account's sections in the order in which they're shown. */
const SECTIONS: readonly AccountSectionReader[] = [
  readOrdersSection,
  readQuotesSection,
  readDesignsSection,
  readArtworkSection,
  readImagesSection,
  readCreditsSection,
  readRewardsSection,
  readNewsletterSection,
]

/** A visitor hash that occurs in no row. A browser without a cookie gets this hash, so all sections of its account page are empty. */
const NO_VISITOR_HASH = ''

export async function readAccountSections(
  deps: SectionDeps,
  visitorHash: string | null,
): Promise<AccountSection[]> {
  const sections: AccountSection[] = []
  for (const read of SECTIONS) sections.push(await read(deps, visitorHash ?? NO_VISITOR_HASH))
  return sections
}

/** Lists what the account contains, as texts such as "2 orders" and "5 saved designs". Leaves out empty sections. */
export const listSectionSummaries = (sections: readonly AccountSection[]): string[] =>
  sections.flatMap(({ summary }) => (summary === null ? [] : [summary]))
