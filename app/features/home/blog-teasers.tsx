import type { HomeContent } from '../../../content/home-content.ts'
import type { NewestPosts } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** The newest blog posts. Renders nothing if there are none. */
export function BlogTeasers({
  words: { title, viewAll },
  posts,
}: {
  words: HomeContent['blog']
  posts: NewestPosts
}) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="blog" className="page-width pt-16 md:pt-24">
      <SectionHeading id="blog" title={title}>
        <PageLink to={viewAll.url} className="text-link py-2">
          {viewAll.label}
        </PageLink>
      </SectionHeading>
      <ul className="grid gap-6 md:grid-cols-3">
        {posts.map(({ slug, title: headline, excerpt, date, author, picture }) => (
          <li
            key={slug}
            className="group relative grid grid-cols-[104px_1fr] content-start gap-4 md:grid-cols-1"
          >
            <Picture
              src={picture?.url ?? null}
              alt=""
              width={picture?.width}
              height={picture?.height}
              sizes="(min-width: 1312px) 400px, (min-width: 768px) 31vw, 104px"
              upTo={640}
              className="aspect-square w-full rounded-md bg-mist-2 object-cover md:aspect-[16/10]"
            />
            <div>
              <p className="text-xs text-slate md:text-sm">
                {date} · {author}
              </p>
              <h3 className="mt-1 text-base md:text-xl">
                <PageLink
                  to={`/blog/${slug}`}
                  className="after:absolute after:inset-0 group-hover:text-gorge group-hover:underline"
                >
                  {headline}
                </PageLink>
              </h3>
              <p className="mt-1.5 text-[15px] text-slate max-md:hidden">{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
