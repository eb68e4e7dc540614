import type { PageText, Post } from '../../../contract/content.ts'
import { shopFacts } from '../../../content/shop.ts'
import { convertHtmlToText } from '../../../domain/catalogue/meta-description.ts'

const publisher = () => ({
  '@type': 'Organization',
  '@id': '/#organization',
  name: shopFacts.name,
  logo: '/favicon.svg',
})

/** Describes a blog post (schema.org Article). */
export const makeArticleData = (post: Post) => ({
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  url: `/blog/${post.slug}`,
  mainEntityOfPage: `/blog/${post.slug}`,
  datePublished: post.publishedOn,
  dateModified: post.updatedOn,
  author: { '@type': 'Organization', name: post.author },
  publisher: publisher(),
  articleSection: post.category.name,
  keywords: post.tags.map(({ name }) => name).join(', '),
  ...(post.picture && { image: post.picture.url }),
})

/** Describes a guide as an article without a date. */
export const makeGuideData = (text: PageText, path: string) => ({
  '@type': 'Article',
  headline: text.title,
  description: text.description,
  url: path,
  mainEntityOfPage: path,
  author: publisher(),
  publisher: publisher(),
  ...(text.picture && { image: text.picture.url }),
})

/** Describes questions with their answers (schema.org FAQPage). */
export const makeFaqData = ({ sections }: PageText) => ({
  '@type': 'FAQPage',
  mainEntity: sections.map(({ heading, html }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: convertHtmlToText(html) },
  })),
})
