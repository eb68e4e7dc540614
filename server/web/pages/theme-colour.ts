/** The colour of the browser's own bars: the header's. */
export const THEME_COLOUR = '#0b1f2a'
