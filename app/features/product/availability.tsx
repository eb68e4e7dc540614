import { Icon } from '../../ui/icon.tsx'

export function Availability({ available }: { available: boolean }) {
  return (
    <output className={`flex items-center gap-2 font-semibold ${available ? 'text-gorge' : 'text-slate'}`}>
      <Icon name={available ? 'check' : 'close'} className="size-5" />
      {available ? 'Available' : 'Sold Out'}
    </output>
  )
}
