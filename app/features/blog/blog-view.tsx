import { blogCopy } from '../../../content/blog.ts'
import type { PostList } from '../../../contract/content.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { PostCard } from './post-card.tsx'

/** The blog's index, or the posts of one category or tag. */
export function BlogView({ list, heading }: { list: PostList; heading: string }) {
  return (
    <>
      <header className="max-w-3xl pt-1 pb-8 md:pb-12">
        <h1 className="text-3xl md:text-5xl">{heading}</h1>
        <p className="mt-3 text-slate md:text-xl">{blogCopy.lead}</p>
      </header>
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_260px]">
        <ul className="grid content-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {list.posts.map((post, index) => (
            <li key={post.slug} className="grid sm:max-xl:[&:first-child:nth-last-child(odd)]:col-span-2">
              <PostCard
                post={post}
                eager={index === 0}
                width={index === 0 && list.posts.length % 2 === 1 ? 'across-tablet' : 'in-list'}
              />
            </li>
          ))}
        </ul>
        <BlogSidebar {...list} here={list.heading} />
      </div>
    </>
  )
}
