/**
 * A graph of a picture's pixels for a minimum cut. Edges connect each pixel with its eight neighbours. A border of one pixel, without
 * connections, gives every real pixel eight neighbours. Capacities are integers.
 */
export type PixelGraph = {
  /** Width and height with the border. */
  width: number
  height: number
  /** By pixel: the capacity from the source if positive, to the sink if negative. */
  terminals: Int32Array
  /** By direction and pixel, `direction * width * height + pixel`: the capacity to the neighbour in that direction. */
  edges: Int32Array
}

/** The columns and rows to the neighbour in each direction. Directions 2n and 2n + 1 are opposite. */
export const NEIGHBOUR_OFFSETS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const
