import type { ReactNode } from 'react'

export type BadgeVariant = 'accent' | 'secondary' | 'primary' | 'plain'

const looks: Record<BadgeVariant, string> = {
  accent: 'bg-hi-vis text-river',
  secondary: 'bg-river text-paper',
  primary: 'bg-gorge text-paper',
  plain: 'bg-mist-2 text-river',
}

export function Badge({ look, children }: { look: BadgeVariant; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-sm px-2 py-0.5 text-xs leading-5 font-bold whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  )
}
