import { blogCopy } from '../../../content/blog.ts'
import type { Post } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageProps } from '../../page-framework/page-module.ts'
import { createApiResource } from '../../page-framework/resource.ts'
import { PostTitle } from '../../features/blog/post-title.tsx'
import { PostView } from '../../features/blog/post-view.tsx'
import { TableOfContents } from '../../features/content/table-of-contents.tsx'
import { Prose } from '../../ui/prose.tsx'
import { TextHeader } from '../../features/content/text-header.tsx'
import { TextSections } from '../../ui/text-sections.tsx'
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { makeArticleData } from '../../features/structured-data/text-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextPlaceholder } from '../content/text-placeholder.tsx'

export const getResources = ({ params }: PageUrl) => ({
  post: createApiResource<Post>(`/api/posts/${encodeURIComponent(params['id'] ?? '')}`),
})

type Props = PageProps<ReturnType<typeof getResources>>

const isMissing = ({ resources: { post } }: Props) => post.state === 'failed' && post.status === 404

export const getStatus = (props: Props) => (isMissing(props) ? 404 : 200)

export function getHead({ resources: { post: loaded } }: Props): PageHead {
  const { title, text } = blogCopy.notFound
  if (loaded.state !== 'ready') return { title, description: text }
  const post = loaded.value
  const path = `/blog/${post.slug}`
  const { publishedOn, updatedOn, author } = post
  return {
    title: post.title,
    description: post.excerpt,
    canonicalPath: path,
    feedPath: blogCopy.feedPath,
    ...(post.picture && { imagePath: post.picture.url }),
    article: {
      publishedOn,
      updatedOn,
      author,
      category: post.category.name,
      tags: post.tags.map(({ name }) => name),
    },
    structuredData: import.meta.env.SSR
      ? [
          makeBreadcrumbData({ name: 'Blog', path: '/blog' }, { name: post.title, path }),
          makeArticleData(post),
        ]
      : [],
  }
}

export default function PostPage(props: Props) {
  const { post } = props.resources
  if (isMissing(props)) return <MissingPost />
  if (post.state !== 'ready') return <TextPlaceholder loaded={post} />
  const { title, slug, lead, sections } = post.value
  return (
    <>
      <div className="page-width">
        <Breadcrumb here={title}>
          <PageLink to="/">Home</PageLink>
          <PageLink to="/blog">Blog</PageLink>
        </Breadcrumb>
        <PostView
          post={post.value}
          head={
            <TextHeader picture={post.value.picture}>
              <PostTitle post={post.value} />
            </TextHeader>
          }
          contents={<TableOfContents sections={sections} />}
          text={
            <>
              <Prose html={lead} className="mb-10" />
              <TextSections sections={sections} />
            </>
          }
        />
      </div>
      <NewsletterSection page={`/blog/${slug}`} />
    </>
  )
}

function MissingPost() {
  const { title, text, back } = blogCopy.notFound
  return (
    <div className="py-10">
      <Notice level={1} title={title} text={text}>
        <PageLink to="/blog" className={getButtonClass('primary')}>
          {back}
        </PageLink>
      </Notice>
    </div>
  )
}
