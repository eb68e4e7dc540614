/** The shop responds to every address without a page with this page's document. */
export const MISSING_PAGE = '/404'
