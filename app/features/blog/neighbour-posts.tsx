import type { Post } from '../../../contract/content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { PostCard } from './post-card.tsx'

/** Links to the previous and next post in the list, and to related posts. */
export function NeighbourPosts({ post: { previous, next, related } }: { post: Post }) {
  return (
    <>
      <nav aria-label="More posts" className="mt-12 grid gap-4 sm:grid-cols-2">
        {previous && <Neighbour label="Previous" post={previous} />}
        {next && <Neighbour label="Next" post={next} />}
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related-posts" className="mt-14">
          <h2 id="related-posts" className="text-2xl md:text-3xl">
            Related Posts
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2">
            {related.map((other) => (
              <li key={other.slug} className="grid">
                <PostCard post={other} level={3} width="of-two" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Neighbour({ label, post }: { label: 'Previous' | 'Next'; post: { slug: string; title: string } }) {
  return (
    <PageLink
      to={`/blog/${post.slug}`}
      rel={label === 'Next' ? 'next' : 'prev'}
      className={`block border sm:only:col-span-2 border-line-strong bg-paper p-5 hover:border-gorge ${label === 'Next' ? 'sm:not-only:text-right' : ''}`}
    >
      <span className="block text-sm text-slate">{label}</span>
      <span className="mt-1 block font-semibold text-gorge">{post.title}</span>
    </PageLink>
  )
}
