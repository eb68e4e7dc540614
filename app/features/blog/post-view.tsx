import type { ReactNode } from 'react'
import type { Post } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { NeighbourPosts } from './neighbour-posts.tsx'

type PostViewProps = {
  post: Post
  /**
   * The rendered heading. `head`, `text` and `contents` are passed in, because the components that render them are in the route's module.
   */
  head: ReactNode
  text: ReactNode
  contents: ReactNode
}

/** A blog post: title, picture, text, tags, and links to the posts around it. */
export function PostView({ post, head, text, contents }: PostViewProps) {
  return (
    <>
      <article>
        {head}
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
          <aside className="self-start lg:sticky lg:top-32 lg:order-last">{contents}</aside>
          <div className="min-w-0">
            {text}
            <Tags tags={post.tags} />
          </div>
        </div>
      </article>
      <NeighbourPosts post={post} />
    </>
  )
}

function Tags({ tags }: Pick<Post, 'tags'>) {
  return (
    <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2 border-t border-line-strong pt-6 text-sm">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <PageLink
            to={`/blog/tag/${slug}`}
            className="inline-block rounded-full border border-line-strong bg-paper px-3 py-1 hover:border-gorge hover:text-gorge"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
