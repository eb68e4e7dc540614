/** The cookie by which the server lets scripts say that the discount code of a link is kept. Its value is the code. */
export const TOLD_CODE_COOKIE = 'codeTold'
