import { XMLBuilder } from 'fast-xml-parser'
import { blogCopy } from '../../../content/blog.ts'
import { shopFacts } from '../../../content/shop.ts'
import { getPostCategory, listPosts } from '../../texts/index.ts'

/** The maximum number of posts in the feed. A small shop takes several years to write that many. */
const MAX_ITEMS = 50

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressBooleanAttributes: false })

/** Writes the blog as RSS 2.0: all published posts, newest first, with absolute links. */
export function writeRssFeed(publicUrl: string, now: Date): string {
  const posts = listPosts(now).slice(0, MAX_ITEMS)
  const whole = (html: string) => html.replace(/(href|src)="\//g, `$1="${publicUrl}/`)
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@_xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: `${shopFacts.name}: ${blogCopy.heading}`,
        link: `${publicUrl}/blog`,
        description: blogCopy.metadata.description,
        language: 'en-ca',
        'atom:link': {
          '@_href': `${publicUrl}${blogCopy.feedPath}`,
          '@_rel': 'self',
          '@_type': 'application/rss+xml',
        },
        lastBuildDate: (posts[0]?.updatedAt ?? now).toUTCString(),
        item: posts.map((post) => ({
          title: post.title,
          link: `${publicUrl}/blog/${post.handle}`,
          guid: { '@_isPermaLink': 'true', '#text': `${publicUrl}/blog/${post.handle}` },
          pubDate: post.publishedAt.toUTCString(),
          'dc:creator': post.author,
          category: [getPostCategory(post), ...post.tags.slice(1)],
          description: post.excerpt,
          'content:encoded': whole(post.body),
        })),
      },
    },
  })
}
