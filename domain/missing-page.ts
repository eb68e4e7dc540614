/** All addresses without a page share the document of this one. */
export const MISSING_PAGE = '/404'
