import type { PageText, PostList } from '../../../contract/content.ts'
import { type Resource, apiResource } from '../../page-framework/resource.ts'

export const pageTextResource = (kind: 'pages' | 'guides' | 'policies', handle: string): Resource<PageText> =>
  apiResource(`/api/texts/${kind}/${encodeURIComponent(handle)}`)

export const postsResource = (choice: Record<string, string> = {}): Resource<PostList> => {
  const query = new URLSearchParams(choice).toString()
  return apiResource(`/api/posts${query === '' ? '' : `?${query}`}`)
}
