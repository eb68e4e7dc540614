/** A drawing of 3 by 2 beside or above a section's text, which says the same. It loads when it is near. */
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
