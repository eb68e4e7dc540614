import type { ReactNode } from 'react'

export type BadgeLook = 'accent' | 'secondary' | 'primary' | 'plain'

const looks: Record<BadgeLook, string> = {
  accent: 'bg-hi-vis text-river',
  secondary: 'bg-river text-paper',
  primary: 'bg-gorge text-paper',
  plain: 'bg-mist-2 text-river',
}

export function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-sm px-2 py-0.5 text-xs leading-5 font-bold whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  )
}
