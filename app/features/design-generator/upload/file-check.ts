/** File types of the specification's file field, and others that the shop can read. */
export const ACCEPT = '.png,.jpg,.jpeg,.svg,.webp,.gif,.pdf,.ai'
const LARGEST_BYTES = 10 * 1024 * 1024
const ENDING = /\.(png|jpe?g|svg|webp|gif|pdf|ai)$/i

/** The problem with a file before it is sent, or null. The server goes by the bytes. */
export function fileProblem({ name, size }: { name: string; size: number }): string | null {
  if (/\.(hei[cf]|avif)$/i.test(name))
    return 'This is a HEIC or AVIF photo, as phones take them. Please save it as JPG or PNG: on an iPhone, share it, tap Options and choose Most Compatible; on a Mac, open it in Preview and choose File > Export.'
  if (!ENDING.test(name))
    return "We can't open this kind of file. Please choose a PNG, JPG, SVG, WebP, GIF, PDF or AI file."
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (size <= LARGEST_BYTES) return null
  return `This file is ${megabytes(size)}, and the maximum is 10 MB. Save a smaller one, such as a JPG or a PDF without editing data.`
}

/** The file's extension in lower case: "png". */
export const endingOf = (name: string): string => ENDING.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether browsers can show it as a picture. */
export const isPicture = (name: string): boolean => !['', 'pdf', 'ai'].includes(endingOf(name))

/** "2.4 MB", "380 KB". */
export const megabytes = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** The name under which a file is stored: its owner's name for it, with the original extension. */
export function nameFor(file: { name: string }, designName: string): string {
  const called = designName.trim()
  return called === '' ? file.name : `${called}.${endingOf(file.name)}`
}
