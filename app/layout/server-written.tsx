import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { prefetchPage } from '../page-framework/prefetch.ts'
import { writtenPart } from './written-parts.ts'

type ServerWrittenProps = {
  /** Write `import.meta.env.SSR ? Menu : null`, so that the menu and its texts are not in the browser's code. */
  part: ComponentType | null
  className?: string
  /** Called when one of the links is followed, so that a menu can close. */
  onFollow?: () => void
}

/**
 * Contents that are the same on every page and never change: the server writes them into the document and the browser leaves them alone. Their
 * links still navigate without loading a document.
 */
export function ServerWritten({ part, className, onFollow }: ServerWrittenProps) {
  const element = useRef<HTMLDivElement>(null)
  useShopLinks(element, onFollow)
  if (import.meta.env.SSR) return part && <Written part={part} className={className} />
  // React keeps the existing contents of an element whose HTML it isn't given.
  return (
    <div
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

function Written({ part: Part, className }: { part: ComponentType; className: string | undefined }) {
  const html = writtenPart(Part)
  if (html !== null) return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div className={className}>
      <Part />
    </div>
  )
}

function useShopLinks(element: RefObject<HTMLDivElement | null>, onFollow?: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const area = element.current
    if (!area) return
    const follow = (event: MouseEvent) => {
      const path = shopPath(event)
      if (
        path === null ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      onFollow?.()
      void navigate(path)
    }
    const prefetch = (event: Event) => {
      const path = shopPath(event)
      if (path !== null) prefetchPage(path)
    }
    area.addEventListener('click', follow)
    area.addEventListener('pointerover', prefetch)
    return () => {
      area.removeEventListener('click', follow)
      area.removeEventListener('pointerover', prefetch)
    }
  }, [element, navigate, onFollow])
}

/** The path of the shop's page that the event's link leads to, or null. */
function shopPath(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') ? link.pathname + link.search : null
}
