// @chunk page-parts
/** Returns the page's title, with "Error: " in front if its form was rejected, because screen readers read the title first. */
export const formatFaultTitle = (title: string, isRefused: boolean): string =>
  `${isRefused ? 'Error: ' : ''}${title}`
