import type { PostList } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { PostLink } from './post-link.tsx'

type BlogSidebarProps = Pick<PostList, 'categories' | 'recent'> & { here: string | null }

/** The sidebar of the blog's lists: categories and the three newest posts. */
export function BlogSidebar({ categories, recent, here }: BlogSidebarProps) {
  return (
    <aside className="grid content-start gap-10 sm:grid-cols-2 lg:grid-cols-1">
      <nav aria-label="Categories">
        <h2 className="font-sans text-base font-semibold tracking-normal">Categories</h2>
        <ul className="mt-3 border-t border-line-strong text-[15px]">
          {categories.map(({ name, slug, count }) => (
            <li key={slug} className="border-b border-line">
              <PageLink
                to={`/blog/category/${slug}`}
                aria-current={name === here ? 'page' : undefined}
                className="flex justify-between gap-4 py-2 hover:text-gorge aria-[current]:font-semibold aria-[current]:text-gorge"
              >
                {name}
                <span className="text-slate tabular-nums">{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <a href="/blog/rss.xml" className="text-link inline-block py-1 text-[15px]">
            RSS feed
          </a>
        </p>
      </nav>
      <section aria-labelledby="recent-posts">
        <h2 id="recent-posts" className="font-sans text-base font-semibold tracking-normal">
          Recent Posts
        </h2>
        <ul className="mt-3 border-t border-line-strong text-[15px]">
          {recent.map(({ slug, title, date }) => (
            <li key={slug} className="border-b border-line py-2">
              <PostLink
                slug={slug}
                className="inline-block py-0.5 font-semibold hover:text-gorge hover:underline"
              >
                {title}
              </PostLink>
              <p className="text-sm text-slate">{date}</p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
