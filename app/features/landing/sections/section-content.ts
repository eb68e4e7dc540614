import type { LandingSection } from '../../../../content/landing/landing-page.ts'

/** The content of a section of the kind `K`. */
export type SectionContent<K extends LandingSection['kind']> = Extract<LandingSection, { kind: K }>
