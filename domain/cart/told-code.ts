/** The cookie that tells scripts which discount code from a link was kept. Its value is the code. */
export const TOLD_CODE_COOKIE = 'codeTold'
