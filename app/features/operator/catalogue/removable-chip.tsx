import { Icon } from '../../../ui/icon.tsx'

export const CHIP_CLASS =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-mist-2 px-3 text-sm font-semibold'

type RemovableChipProps = {
  title: string
  /** The button's label for screen readers. */
  label: string
  onRemove: () => void
}

/** A chip for a chosen value. Pressing it removes the value. */
export const RemovableChip = ({ title, label, onRemove }: RemovableChipProps) => (
  <button type="button" aria-label={label} onClick={onRemove} className={`${CHIP_CLASS} hover:bg-line`}>
    {title}
    <Icon name="close" className="size-3.5" />
  </button>
)
