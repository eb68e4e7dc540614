/** What a cart says that wanted more of something than there is. */
export const onlyLeft = (pieces: number): string =>
  pieces === 1
    ? 'Only 1 of it is left; your cart holds it.'
    : `Only ${pieces} of it are left; your cart holds them all.`
