// @chunk page-parts
import { PathDrawing } from './icon.tsx'

/** The mark of an area that accepts a file. It is separate from the icons, so that the home page doesn't load it. */
export function UploadIcon({ className }: { className: string }) {
  return <PathDrawing path="M12 16V4M6.5 9 12 3.5 17.5 9M4 16v5h16v-5" className={className} />
}
