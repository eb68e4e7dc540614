import { Hono } from 'hono'
import { blogPage } from '../../../content/blog.ts'
import type { Deps } from '../../deps.ts'
import { rssFeed } from './rss-feed.ts'

/** The blog's feed. Readers ask every hour: an hour old is new enough. */
export function blogFeed({ env, now }: Pick<Deps, 'env' | 'now'>): Hono {
  return new Hono().get(blogPage.feedPath, (c) => {
    c.header('Content-Type', 'application/rss+xml; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(rssFeed(env.PUBLIC_URL, now()))
  })
}
