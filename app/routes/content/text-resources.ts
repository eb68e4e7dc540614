import type { PageText, PostList } from '../../../contract/content.ts'
import { type Resource, createApiResource } from '../../page-framework/resource.ts'

export const pageTextResource = (kind: 'pages' | 'guides' | 'policies', handle: string): Resource<PageText> =>
  createApiResource(`/api/texts/${kind}/${encodeURIComponent(handle)}`)

export const postsResource = (choice: Record<string, string> = {}): Resource<PostList> => {
  const query = new URLSearchParams(choice).toString()
  return createApiResource(`/api/posts${query === '' ? '' : `?${query}`}`)
}
