/** Every address without a page is answered with this page's document. */
export const MISSING_PAGE = '/404'
