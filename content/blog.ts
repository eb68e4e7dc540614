export const blogCopy = {
  metadata: {
    title: 'Blog',
    description:
      'How to choose, apply and care for vinyl decals, from our cutting table in St. Catharines, plus decal stories from around Niagara.',
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
