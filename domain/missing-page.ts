/** The page served for every address that doesn't exist. */
export const MISSING_PAGE = '/404'
