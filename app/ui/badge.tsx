import type { ReactNode } from 'react'

export type BadgeStyle = 'accent' | 'secondary' | 'primary' | 'plain'

const styles: Record<BadgeStyle, string> = {
  accent: 'bg-hi-vis text-river',
  secondary: 'bg-river text-paper',
  primary: 'bg-gorge text-paper',
  plain: 'bg-mist-2 text-river',
}

export function Badge({ style, children }: { style: BadgeStyle; children: ReactNode }) {
  return <span className={`inline-block rounded-sm px-2 py-0.5 text-xs leading-5 font-bold whitespace-nowrap ${styles[style]}`}>{children}</span>
}
