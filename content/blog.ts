/** What stands on the blog's pages around the posts of posts/. */
export const blogPage = {
  metadata: {
    title: 'Blog | Niagara Decals',
    description:
      'Applying, choosing and caring for vinyl decals, written at the cutting table in St. Catharines, and what decals do around Niagara.',
  },
  heading: 'From the cutting table',
  lead: 'How to choose, apply and care for decals, written by the people who print and cut them.',
  feedPath: '/blog/rss.xml',
  notFound: {
    title: 'Blog Post Not Found',
    text: "We couldn't find the blog post you're looking for.",
    back: 'Back to Blog',
  },
} as const
