import type { AccountSection } from '../../../contract/account-page.ts'
import { imagesSection } from './images-section.ts'
import { artworkSection, designsSection } from './made-sections.ts'
import { ordersSection } from './orders-section.ts'
import { quotesSection } from './quotes-section.ts'
import { creditsSection, newsletterSection } from './other-sections.ts'
import { rewardsSection } from './rewards-section.ts'
import type { ReadSection, SectionDeps } from './section.ts'

/** The account's sections in order. Another kind is another entry. */
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

/** A hash that no visitor has, so every section is empty for a browser without a cookie. */
const NOBODY = ''

export async function readSections(deps: SectionDeps, visitorHash: string | null): Promise<AccountSection[]> {
  const sections: AccountSection[] = []
  for (const read of SECTIONS) sections.push(await read(deps, visitorHash ?? NOBODY))
  return sections
}

/** A summary: "2 orders", "5 saved designs"; empty for a new browser. */
export const namesOf = (sections: readonly AccountSection[]): string[] =>
  sections.flatMap(({ summary }) => (summary === null ? [] : [summary]))
