import type { AccountSection } from '../../../contract/account-page.ts'
import { imagesSection } from './images-section.ts'
import { artworkSection, designsSection } from './design-sections.ts'
import { ordersSection } from './orders-section.ts'
import { quotesSection } from './quotes-section.ts'
import { creditsSection, newsletterSection } from './other-sections.ts'
import { rewardsSection } from './rewards-section.ts'
import type { ReadSection, SectionDeps } from './section.ts'

/** The account's sections in the order in which they're shown. */
const SECTIONS: readonly ReadSection[] = [
  ordersSection,
  quotesSection,
  designsSection,
  artworkSection,
  imagesSection,
  creditsSection,
  rewardsSection,
  newsletterSection,
]

/** A visitor hash that no row contains, so that a browser without a cookie gets empty sections. */
const NOBODY = ''

export async function readSections(deps: SectionDeps, visitorHash: string | null): Promise<AccountSection[]> {
  const sections: AccountSection[] = []
  for (const read of SECTIONS) sections.push(await read(deps, visitorHash ?? NOBODY))
  return sections
}

/** Lists what the account contains, as texts such as "2 orders" and "5 saved designs". Skips empty sections. */
export const listSummaries = (sections: readonly AccountSection[]): string[] =>
  sections.flatMap(({ summary }) => (summary === null ? [] : [summary]))
