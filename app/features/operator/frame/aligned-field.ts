/**
 * Classes of a field in a grid: label, control and note each take a row that all fields side by side share. If one label wraps, all controls
 * stay on one line. The grid must have no row gap; the space between fields is a padding.
 */
export const alignedField = 'row-span-3 grid grid-cols-1 grid-rows-subgrid [&>label]:self-end'
