import type { ReactNode } from 'react'

export function Panel({ title, children, id }: { title: string; children: ReactNode; id?: string }) {
  return (
    <section aria-label={title} id={id} className="bg-paper p-4 text-sm">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
