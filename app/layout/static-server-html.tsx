import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { prefetchPage } from '../page-framework/prefetch.ts'
import { findStaticHtml } from './static-parts.ts'

type ServerWrittenProps = {
  /** The component to render. Pass `import.meta.env.SSR ? Menu : null`, so that the menu and its texts aren't in the browser's code. */
  part: ComponentType | null
  className?: string
  /** Called when the visitor follows one of the links, so that a menu can close. */
  onFollow?: () => void
}

/**
 * Content that is the same on every page and never changes. The server renders it, and React doesn't hydrate it in the browser. Event
 * handlers on the element make its links open pages without loading a document.
 */
export function StaticServerHtml({ part, className, onFollow }: ServerWrittenProps) {
  const element = useRef<HTMLDivElement>(null)
  useShopLinks(element, onFollow)
  if (import.meta.env.SSR) return part && <Written part={part} className={className} />
  // React keeps the element's existing content if `__html` is empty, because hydration doesn't compare it.
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
  const html = findStaticHtml(Part)
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

/** Returns the path of the shop's page that the clicked link leads to, or null. */
function shopPath(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') ? link.pathname + link.search : null
}
