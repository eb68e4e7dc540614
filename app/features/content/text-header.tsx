import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

type TextHeadProps = {
  picture?: { url: string; altText: string; width: number | null; height: number | null } | null
  children: ReactNode
}

/** The top of a long text: title and details, beside the text's picture if it has one. */
export function TextHeader({ picture, children }: TextHeadProps) {
  if (!picture) return <header className="max-w-4xl pt-1 pb-8 md:pb-10">{children}</header>
  return (
    <header className="grid items-center gap-x-12 gap-y-6 pt-1 pb-8 md:pb-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>{children}</div>
      <Picture
        src={picture.url}
        alt={picture.altText}
        width={picture.width}
        height={picture.height}
        sizes="(min-width: 1312px) 560px, (min-width: 1024px) 44vw, 100vw"
        eager
        className="aspect-[4/3] w-full md:max-lg:aspect-[2/1] rounded-md bg-mist-2 object-cover"
      />
    </header>
  )
}
