/** Shown to visitors who do something more often than people do by hand. */
export const tooManyRequests = {
  title: 'That was a lot at once',
  text: 'Please wait a few minutes and try again.',
} as const

/** The title and the text in one string. */
export const TOO_MANY_REQUESTS = `${tooManyRequests.title}. ${tooManyRequests.text}`
