import { type ImageUse, listFormatNames } from '../domain/images/image-rules.ts'

/** Lists the accepted formats: "PNG, JPG, WebP, GIF or SVG". If `use` is missing, lists all formats that the shop can read. */
export function listAcceptedFormats(use?: ImageUse): string {
  const names = listFormatNames(use)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
