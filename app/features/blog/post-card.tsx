import type { PostSummary as Post } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PostLink } from './post-link.tsx'

/** The widths of a card's picture: in a list of posts, across the list on a tablet, or one of two in a row. */
const SIZES = {
  'in-list': '(min-width: 1312px) 300px, (min-width: 640px) 45vw, 92vw',
  'across-tablet': '(min-width: 1312px) 300px, (min-width: 1280px) 30vw, 92vw',
  'of-two': '(min-width: 1312px) 612px, (min-width: 640px) 46vw, 92vw',
}

type PostCardProps = { post: Post; eager?: boolean; level?: 2 | 3; width?: keyof typeof SIZES }

/** A post in a list: picture, date, author, excerpt, category, and a link. */
export function PostCard({ post, eager = false, level = 2, width = 'in-list' }: PostCardProps) {
  const { slug, title, excerpt, date, publishedOn, author, category, minutes, picture } = post
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex flex-col bg-paper shadow-contact">
      <Picture
        src={picture?.url ?? null}
        alt=""
        width={picture?.width}
        height={picture?.height}
        sizes={SIZES[width]}
        upTo={960}
        eager={eager}
        className="aspect-[4/3] w-full bg-mist-2 object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="text-sm text-slate">
          <time dateTime={publishedOn}>{date}</time> · {minutes} min read
        </p>
        <Heading className="mt-2 font-sans text-xl leading-snug font-semibold tracking-normal group-hover:text-gorge">
          {title}
        </Heading>
        <p className="mt-2 text-[15px] text-slate">{excerpt}</p>
        <p className="mt-auto pt-4 text-sm text-slate">By {author}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
          <PageLink
            to={`/blog/category/${category.slug}`}
            className="relative z-10 inline-block py-1 font-semibold text-gorge hover:underline"
          >
            {category.name}
          </PageLink>
          <PostLink
            slug={slug}
            aria-label={`Read More: ${title}`}
            className="inline-block py-1 font-semibold text-gorge group-hover:underline after:absolute after:inset-0"
          >
            Read More
          </PostLink>
        </div>
      </div>
    </article>
  )
}
