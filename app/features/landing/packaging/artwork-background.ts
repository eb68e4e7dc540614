/** Returns the colour of an artwork's upper left corner, which is used around the artwork; white if the corner is transparent. */
export function findArtworkBackground(artwork: HTMLCanvasElement): string {
  const [red = 255, green = 255, blue = 255, alpha = 0] =
    artwork.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? []
  return alpha < 200 ? '#ffffff' : `rgb(${red} ${green} ${blue})`
}
