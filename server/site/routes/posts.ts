import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { newestPostsSchema, postListSchema, postSchema } from '../../../contract/content.ts'
import type { Deps } from '../../deps.ts'
import { listProductPictures } from '../../catalogue/index.ts'
import {
  getPublicationDay,
  listCategories,
  listPosts,
  toPostSummary,
  findPostsByTopic,
  type PostText,
  toPostView,
} from '../../texts/index.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse, notFoundResponse } from '../../web/responses.ts'

/** The number of recent posts on the home page (specification, design tools, section 9). */
const RECENT_POSTS = 3

const slug = z.string().min(1).max(100)

const listRoute = createRoute({
  method: 'get',
  path: '/api/posts',
  summary: 'List blog posts, newest first, optionally of a category or tag',
  request: { query: z.object({ category: slug.optional(), tag: slug.optional() }) },
  responses: {
    200: describeJsonResponse('The posts', postListSchema),
    ...badParameterResponse,
    ...notFoundResponse,
  },
})

const newestRoute = createRoute({
  method: 'get',
  path: '/api/newest-posts',
  summary: 'List the three newest posts, newest first',
  responses: { 200: describeJsonResponse('The posts', newestPostsSchema) },
})

const postRoute = createRoute({
  method: 'get',
  path: '/api/posts/{slug}',
  summary: 'Get a post with the previous, next and related ones',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: describeJsonResponse('The post', postSchema), ...notFoundResponse },
})

/** The API for the blog (specification, design tools, section 2). */
export function createPostRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const picturesOf = async (list: readonly PostText[]) => {
    const scenes = list.flatMap(({ picture }) => picture ?? [])
    return (await listProductPictures(db, { decals: [], scenes })).scenes
  }
  app.openapi(listRoute, async (c) => {
    const { category, tag } = c.req.valid('query')
    const all = listPosts(now())
    const chosen = chooseFrom(all, { category, tag })
    if (chosen === null) return respondProblem(c, 'not-found', "There's no such category or tag in the blog.")
    const pictures = await picturesOf(chosen.posts)
    const body = {
      heading: chosen.name,
      posts: chosen.posts.map((post) => toPostSummary(post, pictures)),
      categories: listCategories(all),
      recent: all
        .slice(0, RECENT_POSTS)
        .map((post) => ({ slug: post.handle, title: post.title, date: getPublicationDay(post) })),
    }
    return c.json(body, 200)
  })
  app.openapi(newestRoute, async (c) => {
    const newest = listPosts(now()).slice(0, RECENT_POSTS)
    const pictures = await picturesOf(newest)
    const cards = newest.map((post) => {
      const { slug: address, title, excerpt, date, author, picture } = toPostSummary(post, pictures)
      return { slug: address, title, excerpt, date, author, picture }
    })
    return c.json(cards, 200)
  })
  app.openapi(postRoute, async (c) => {
    const all = listPosts(now())
    const post = all.find(({ handle }) => handle === c.req.valid('param').slug)
    if (!post) return respondProblem(c, 'not-found', 'There is no such post.')
    return c.json(toPostView(all, post, await picturesOf(all)), 200)
  })
  return app
}

function chooseFrom(
  all: readonly PostText[],
  { category, tag }: { category: string | undefined; tag: string | undefined },
): { name: string | null; posts: readonly PostText[] } | null {
  if (category !== undefined) return findPostsByTopic(all, 'category', category)
  if (tag !== undefined) return findPostsByTopic(all, 'tag', tag)
  return { name: null, posts: all }
}
