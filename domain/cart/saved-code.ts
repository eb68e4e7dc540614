/** The name of a cookie that scripts can read. Its value is the discount code that was saved from a link. */
export const SAVED_CODE_COOKIE = 'codeTold'
