import { blogCopy } from '../../../content/blog.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageModule, PageProps } from '../../page-framework/page-module.ts'
import { BlogView } from '../../features/blog/blog-view.tsx'
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { postsResource } from '../content/text-resources.ts'
import { TextPlaceholder } from '../content/text-placeholder.tsx'
import * as notFound from '../not-found.tsx'

/**
 * Returns the page that lists all posts, or the posts of a category or tag. For a category or tag, the path parameter with that name is its
 * slug.
 */
export function createBlogListPage(kind: 'all' | 'category' | 'tag'): PageModule {
  const slugOf = ({ params }: PageUrl) => params[kind] ?? ''
  const resources = (address: PageUrl) => ({
    list: postsResource(kind === 'all' ? {} : { [kind]: slugOf(address) }),
  })
  type Props = PageProps<ReturnType<typeof resources>>
  const isMissing = ({ resources: { list } }: Props) => list.state === 'failed' && list.status === 404
  const pathOf = (address: PageUrl) => (kind === 'all' ? '/blog' : `/blog/${kind}/${slugOf(address)}`)
  const head = (props: Props): PageHead => {
    if (isMissing(props)) return notFound.getHead()
    const { list } = props.resources
    const heading = list.state === 'ready' ? list.value.heading : null
    const path = pathOf(props)
    const trail = [{ name: 'Blog', path: '/blog' }, ...(heading === null ? [] : [{ name: heading, path }])]
    return {
      title: heading === null ? blogCopy.metadata.title : `${heading} | ${blogCopy.metadata.title}`,
      description: blogCopy.metadata.description,
      canonicalPath: path,
      feedPath: blogCopy.feedPath,
      structuredData: import.meta.env.SSR ? [makeBreadcrumbData(...trail)] : [],
    }
  }
  function Blog(props: Props) {
    if (isMissing(props)) return <notFound.default />
    const { list } = props.resources
    if (list.state !== 'ready') return <TextPlaceholder loaded={list} />
    const { heading } = list.value
    return (
      <>
        <div className="page-width">
          <Way heading={heading} />
          <BlogView list={list.value} heading={heading ?? blogCopy.heading} />
        </div>
        <NewsletterSection page={pathOf(props)} />
      </>
    )
  }
  return {
    default: Blog,
    getHead: head,
    getResources: resources,
    getStatus: (props: Props) => (isMissing(props) ? 404 : 200),
  }
}

function Way({ heading }: { heading: string | null }) {
  const home = <PageLink to="/">Home</PageLink>
  if (heading === null) return <Breadcrumb here="Blog">{home}</Breadcrumb>
  return (
    <Breadcrumb here={heading}>
      {home}
      <PageLink to="/blog">Blog</PageLink>
    </Breadcrumb>
  )
}
