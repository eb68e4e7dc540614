/** The error message for visitors who exceed a rate limit. */
export const describeTooManyRequests = {
  title: 'That was a lot at once',
  text: 'Please wait a few minutes and try again.',
} as const

export const TOO_MANY_REQUESTS = `${describeTooManyRequests.title}. ${describeTooManyRequests.text}`
