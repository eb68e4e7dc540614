// Other parts of the server may import only this file of the folder.
export { splitAtHeadings } from './split-at-headings.ts'
export { getPublicationDay, toPostSummary, toPostView } from './post-view.ts'
export { getPostCategory, listCategories, listPosts, findPostsByTopic } from './posts.ts'
export { TEXTS_FOLDER } from './read-texts.ts'
export { findSectionPage } from './page-copy/section-pages.ts'
export { readShopPageCopy } from './page-copy/shop-page-copy.ts'
export { reloadChangedTexts, getShopTexts } from './shop-texts.ts'
export {
  type BlogText,
  type PageText,
  type PolicyHandle,
  type PolicyText,
  type PostText,
  formatTextGid,
  type Texts,
} from './text-kinds.ts'
export { buildHostedPath, buildPagePath, findShopPath, findTextByPath } from './text-paths.ts'
