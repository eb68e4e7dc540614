/** The colours of film in stock, as shown on a screen (common series of cast vinyl). Only a swatch in the shop shows the true colour. */
const FILM_COLOURS: Readonly<Record<string, string>> = {
  White: '#ffffff',
  Black: '#161616',
  Silver: '#b4bbc0',
  Navy: '#15305a',
  Red: '#c8242b',
  Blue: '#1f55a5',
  Gold: '#b98a45',
  Green: '#2f9e44',
  Pink: '#ff5fa2',
  Blush: '#e0aeb5',
  Sage: '#8fa58a',
  Olive: '#56602f',
  Sand: '#cbb386',
  Forest: '#2c5b3a',
  Teal: '#1d7f86',
  Coral: '#f0705c',
  Charcoal: '#43484d',
  Lime: '#9bd22d',
  Yellow: '#ffc400',
  Frosted: '#dfe7ea',
}

/** Returns the colour of a film as shown on a screen, such as "#c8242b". Null if the colour isn't in stock. */
export function findFilmColour(name: string): string | null {
  return FILM_COLOURS[name] ?? null
}
