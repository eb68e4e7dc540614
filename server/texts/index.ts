// Other parts of the server may import only this file of the folder.
export { cutAtHeadings } from './cut-at-headings.ts'
export { dayOf, postSummary, postView } from './post-view.ts'
export { categoryOf, listCategories, listPosts, postsOf } from './posts.ts'
export { TEXTS_FOLDER } from './read-texts.ts'
export { findSectionPage } from './page-words/section-pages.ts'
export { shopWords } from './page-words/shop-words.ts'
export { followTexts, shopTexts } from './shop-texts.ts'
export {
  type BlogText,
  type PageText,
  type PolicyHandle,
  type PolicyText,
  type PostText,
  textGid,
  type Texts,
} from './text-kinds.ts'
export { hostedPath, pagePath, shopPathOf, textAt } from './text-paths.ts'
