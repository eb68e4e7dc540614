// @chunk page-parts
/** A page's title; if its form was rejected, a screen reader hears that first. */
export const faultTitle = (title: string, isRefused: boolean): string =>
  `${isRefused ? 'Error: ' : ''}${title}`
