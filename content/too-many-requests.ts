/** Shown to anybody who did more of something than people do by hand. */
export const tooManyRequests = {
  title: 'That was a lot at once',
  text: 'Please wait a few minutes and try again.',
} as const

/** The same in one piece. */
export const TOO_MANY_REQUESTS = `${tooManyRequests.title}. ${tooManyRequests.text}`
