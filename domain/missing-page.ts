/** The path of the page that is shown for unknown URLs. */
export const MISSING_PAGE = '/404'
