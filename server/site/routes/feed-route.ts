import { Hono } from 'hono'
import { blogCopy } from '../../../content/blog.ts'
import type { Deps } from '../../deps.ts'
import { writeRssFeed } from './rss-feed.ts'

/** Serves the RSS feed of the blog. It may be cached for an hour, because most feed readers don't fetch it more often. */
export function createBlogFeedRoute({ env, now }: Pick<Deps, 'env' | 'now'>): Hono {
  return new Hono().get(blogCopy.feedPath, (c) => {
    c.header('Content-Type', 'application/rss+xml; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(writeRssFeed(env.PUBLIC_URL, now()))
  })
}
