const DARK_BACKGROUND = '#17313f'
const LIGHT_BACKGROUND = '#e4ebea'

/**
 * Chooses the background for a drawing of film in this colour ("#c8242b"): a dark or a light vehicle, whichever has the stronger contrast.
 */
export function chooseFilmBackground(film: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(film.slice(at, at + 2), 16))
  // Rec. 601 luma.
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? DARK_BACKGROUND : LIGHT_BACKGROUND
}
