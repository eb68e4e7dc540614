/** The file types of the specification's upload field, and further types that the shop can read. */
export const ACCEPTED_FILE_TYPES = '.png,.jpg,.jpeg,.svg,.webp,.gif,.pdf,.ai'
const MAX_FILE_BYTES = 10 * 1024 * 1024
const ACCEPTED_EXTENSION = /\.(png|jpe?g|svg|webp|gif|pdf|ai)$/i

/** Returns the reason why a file can't be uploaded; null if there is no problem. The server checks the file again. */
export function findFileProblem({ name, size }: { name: string; size: number }): string | null {
  if (/\.(hei[cf]|avif)$/i.test(name))
    return 'This is a HEIC or AVIF photo, the format that phones use. Please save it as JPG or PNG: on an iPhone, share it, tap Options and choose Most Compatible; on a Mac, open it in Preview and choose File > Export.'
  if (!ACCEPTED_EXTENSION.test(name))
    return "We can't open this kind of file. Please choose a PNG, JPG, SVG, WebP, GIF, PDF or AI file."
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (size <= MAX_FILE_BYTES) return null
  return `This file is ${formatMegabytes(size)}, and the maximum is 10 MB. Save a smaller one, such as a JPG or a PDF without editing data.`
}

/** Returns a file's extension in lower case and without the dot, such as "png". */
export const getFileExtension = (name: string): string =>
  ACCEPTED_EXTENSION.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether browsers can show the file as a picture. */
export const isPictureFile = (name: string): boolean => !['', 'pdf', 'ai'].includes(getFileExtension(name))

/** Formats a file size: "2.4 MB", "380 KB". */
export const formatMegabytes = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Returns the name under which a file is stored: the name that the visitor gave it, with the original extension. */
export function chooseStoredFileName(file: { name: string }, designName: string): string {
  const called = designName.trim()
  return called === '' ? file.name : `${called}.${getFileExtension(file.name)}`
}
