import { backInStockCopy } from '../../../content/back-in-stock.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type AlertFormProps = { merchandiseId: string; email?: string; error?: string }

/** The back-in-stock form on a sold-out product's page. */
export function AlertSection({ merchandiseId }: { merchandiseId: string }) {
  return (
    <section aria-labelledby="back-in-stock" className="border-t border-line pt-5">
      <h2 id="back-in-stock" className="mb-3 text-xl">
        {backInStockCopy.form.title}
      </h2>
      <AlertForm merchandiseId={merchandiseId} />
    </section>
  )
}

/** A form that requests one e-mail when a variant is back in stock. It works without scripts and leads to a page of its own. */
export function AlertForm({ merchandiseId, email, error }: AlertFormProps) {
  const { label, consent, button } = backInStockCopy.form
  return (
    <form method="post" action="/back-in-stock" className="grid gap-3">
      <input type="hidden" name="merchandiseId" value={merchandiseId} />
      <Field
        label={label}
        hint={consent}
        error={error}
        id="alert-email"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={email}
      />
      {error !== undefined && <p className="text-sm text-slate">{consent}</p>}
      <Button type="submit" kind="outline" className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}
