import { Icon } from './icon.tsx'

type ContactLineProps = { shop: { phone: string; phoneLink: string; email: string } }

/** The shop's contact details, shown beside a button that costs money. */
export function ContactLine({ shop: { phone, phoneLink, email } }: ContactLineProps) {
  return (
    <p className="flex gap-2 text-sm text-slate">
      <Icon name="phone" className="mt-0.5 size-4" />
      <span className="min-w-0">
        Questions? Call{' '}
        <a href={phoneLink} className="text-link whitespace-nowrap">
          {phone}
        </a>{' '}
        or e-mail{' '}
        <a href={`mailto:${email}`} className="text-link wrap-anywhere">
          {email}
        </a>
      </span>
    </p>
  )
}
