/** The page served for every URL that doesn't exist. */
export const MISSING_PAGE = '/404'
