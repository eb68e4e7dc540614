import type { LandingSection } from '../../../../content/landing/landing-page.ts'

/** The content of a section of one kind. */
export type SectionContent<K extends LandingSection['kind']> = Extract<LandingSection, { kind: K }>
