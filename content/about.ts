/** What stands on the About page around the text of pages/about.html. */
export const about = {
  metadata: { title: 'About Us | Niagara Decals' },
  lead: 'One shop, one crew, one cutting table in St. Catharines. Since 2020.',
  /** The heading whose sub-headings are the people cards. */
  teamId: 'our-expert-team',
  /** Product whose picture stands at the top. */
  picture: 'installation-half-day',
  closing: {
    title: 'Bring us the surface',
    text: 'A photograph with a tape measure in it is enough to begin. Or try for yourself what a decal of yours could look like.',
    quote: { label: 'Get a Quote', url: '/contact' },
    designer: { label: 'Try Our AI Designer', url: '/design-generator' },
  },
} as const
