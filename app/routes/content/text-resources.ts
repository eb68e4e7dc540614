import type { PageText, PostList } from '../../../contract/content.ts'
import { type Resource, resource } from '../../page-framework/resource.ts'

export const textResource = (kind: 'pages' | 'guides' | 'policies', handle: string): Resource<PageText> =>
  resource(`/api/texts/${kind}/${encodeURIComponent(handle)}`)

export const postsResource = (choice: Record<string, string> = {}): Resource<PostList> => {
  const query = new URLSearchParams(choice).toString()
  return resource(`/api/posts${query === '' ? '' : `?${query}`}`)
}
