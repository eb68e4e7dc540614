import { shopFacts } from '../../content/shop.ts'
import { Icon } from '../ui/icon.tsx'

/** The shop's phone number, e-mail address and hours. */
export function TopBar() {
  const link = 'inline-flex min-h-9 items-center gap-1.5 hover:text-hi-vis hover:underline'
  return (
    <div className="on-dark bg-river text-xs text-paper md:text-sm">
      <div className="page-width flex justify-between gap-4">
        <a href={shopFacts.phoneLink} className={link}>
          <Icon name="phone" className="size-4 text-hi-vis" />
          {shopFacts.phone}
        </a>
        <a href={`mailto:${shopFacts.email}`} className={link}>
          <Icon name="mail" className="size-4 text-hi-vis" />
          {shopFacts.email}
        </a>
      </div>
    </div>
  )
}
