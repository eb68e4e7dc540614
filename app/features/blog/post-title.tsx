import type { PostSummary } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'

/** Category, title, one-sentence summary, date, author and reading time. */
export function PostTitle({ post }: { post: PostSummary }) {
  const { title, excerpt, date, publishedOn, author, category, minutes } = post
  return (
    <>
      <PageLink
        to={`/blog/category/${category.slug}`}
        className="inline-block py-1 text-sm font-semibold text-gorge hover:underline"
      >
        {category.name}
      </PageLink>
      <h1 className="mt-1 text-3xl md:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-slate md:text-xl">{excerpt}</p>
      <p className="mt-4 text-sm text-slate">
        <time dateTime={publishedOn}>{date}</time> · {author} · {minutes} min read
      </p>
    </>
  )
}
