import { shop } from './shop.ts'

/** Copy around the text of pages/about.html on the About page. */
export const about = {
  metadata: { title: 'About Us' },
  get lead() {
    return `One shop, one crew, one cutting table in ${shop.address.city}. Since ${shop.founded}.`
  },
  /** The id of the heading whose sub-headings are the team's cards. */
  teamId: 'our-expert-team',
  /** The handle of the product whose picture is at the top. */
  picture: 'installation-half-day',
  closing: {
    title: 'Bring us the surface',
    text: 'A photo with a tape measure in it is all we need to get started. Or design a decal yourself first.',
    quote: { label: 'Get a Quote', url: '/contact' },
    designer: { label: 'Try Our AI Designer', url: '/design-generator' },
  },
} as const
