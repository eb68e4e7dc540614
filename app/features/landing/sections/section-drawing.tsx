/**
 * A drawing (3:2) beside or above a section's text. It has no alternative text, because it adds nothing to the section's text. It loads
 * when it comes near the viewport.
 */
export function SectionDrawing({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={600}
      height={400}
      loading="lazy"
      className={`w-full object-cover ${className}`}
    />
  )
}
