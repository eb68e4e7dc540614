import { accountCopy } from '../../../content/account.ts'
import type { NewAccountLink } from '../../../contract/account-page.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

const words = accountCopy.newLink

/** A secret link that the visitor can copy, or send to themselves by e-mail. */
export function NewLinkNotice({ link }: { link: NewAccountLink }) {
  const subject = encodeURIComponent(words.mailSubject())
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{words.heading}</h1>
      <p className="mt-3 text-slate">{words.text}</p>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 bg-paper p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <figure className="mx-auto w-56">
          <img
            src={link.code}
            alt={words.codeLabel}
            width="224"
            height="224"
            className="size-56 border border-line"
          />
          <figcaption className="mt-2 text-sm text-slate">{words.codeText}</figcaption>
        </figure>
        <div className="grid gap-4">
          <Field
            label={words.label}
            value={link.address}
            readOnly
            required
            hint={`Works once, until ${link.expires}.`}
          />
          <p className="flex flex-wrap gap-3">
            <a
              href={`mailto:?subject=${subject}&body=${encodeURIComponent(link.address)}`}
              className={getButtonClass()}
            >
              {words.mail}
            </a>
            <a href="/account#devices" className={getButtonClass('outline')}>
              {words.back}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
