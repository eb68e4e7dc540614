/** The cookie that tells client scripts which discount code was saved from a link. Its value is the code. */
export const SAVED_CODE_COOKIE = 'codeTold'
