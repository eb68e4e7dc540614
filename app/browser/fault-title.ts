// @chunk page-parts
/** A page's title; where its form was not taken, that is what a screen reader says first. */
export const faultTitle = (title: string, isRefused: boolean): string =>
  `${isRefused ? 'Error: ' : ''}${title}`
