/** The largest file that is read, in bytes: 10 MB, as the upload page promises. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** The most pixels a picture may have. It admits 48-megapixel cameras and refuses decompression bombs. */
export const MAX_PIXELS = 60_000_000
/** The most pixels of a picture in a print file, which are 100 MB of memory. */
export const MAX_PRINT_PIXELS = 24_000_000
/** Resolution of pictures in print files: no wide-format printer shows more pixels per inch. */
export const MAX_DPI = 400
/** Longest side, in pixels, of the picture on which contours are traced. With 1000 pixels, contours would be 0.06 mm less accurate. */
export const WORKING_PX = 1400
export const MM_PER_INCH = 25.4
