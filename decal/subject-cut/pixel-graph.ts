/**
 * A graph of a picture's pixels for a minimum cut. Edges connect each pixel with its eight neighbours. The picture has a border of one
 * pixel without connections, so that every real pixel has eight neighbours. Capacities are integers.
 */
export type PixelGraph = {
  /** The width and height of the graph, including its border. */
  width: number
  height: number
  /** For each pixel, the capacity of its edge from the source (positive) or to the sink (negative). */
  terminals: Int32Array
  /** For each direction and pixel, at `direction * width * height + pixel`: the capacity to the neighbour in that direction. */
  edges: Int32Array
}

/** The offset in columns and rows to the neighbour in each direction. Directions 2n and 2n + 1 are opposite. */
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
