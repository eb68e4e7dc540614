import type { ComponentProps } from 'react'

/** The look of a button. `primary` is maple red and appears only once on a screen; `outline` is for secondary actions. */
export type ButtonKind = 'primary' | 'surface' | 'outline' | 'dark'
export type ButtonSize = 'small' | 'medium' | 'large'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-maple text-paper hover:bg-maple-deep hover:[--lift:18px]',
  surface: 'bg-gorge text-paper hover:bg-gorge-deep',
  outline: 'border-[1.5px] border-river text-river hover:bg-river hover:text-paper',
  dark: 'bg-river text-paper hover:bg-river-2 hover:[--lift:18px]',
}
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-6 text-lg',
}
const shape =
  'peel inline-flex items-center justify-center gap-2 rounded-sm text-center leading-tight font-bold transition-colors disabled:bg-mist-2 disabled:text-slate disabled:border-transparent disabled:cursor-not-allowed disabled:[--lift:0px]'

/** Returns the classes of a button, for links that look like one. */
export const getButtonClass = (kind: ButtonKind = 'surface', size: ButtonSize = 'medium'): string =>
  `${shape} ${kinds[kind]} ${sizes[size]}`

type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind; size?: ButtonSize }

export function Button({ kind, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${getButtonClass(kind, size)} ${className}`} {...rest} />
}
