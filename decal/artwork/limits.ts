/** The maximum file size in bytes: 10 MB, as the upload page says. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** The maximum number of pixels in a picture. Photos from 48-megapixel cameras are below it, decompression bombs are above it. */
export const MAX_PIXELS = 60_000_000
/** The maximum number of pixels of a picture in a print file. A picture of this size takes about 100 MB of memory. */
export const MAX_PRINT_PIXELS = 24_000_000
/** Maximum resolution of pictures in print files, in dpi. No wide-format printer can show more detail. */
export const MAX_DPI = 400
/**
 * The longest side, in pixels, of the copy of a picture in which contours are traced. With 1000 pixels, contours would be 0.06 mm less
 * accurate.
 */
export const WORKING_SIZE_PX = 1400
export const MM_PER_INCH = 25.4
