// @chunk page-parts
import { useState } from 'react'
import { contactCopy } from '../../../content/contact.ts'
import type { ContactMessage, ContactPage } from '../../../contract/contact.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toOptions } from '../../ui/options.ts'
import { TextArea } from '../../ui/text-area.tsx'

type Form = Extract<ContactPage, { kind: 'form' }>

type Props = {
  form: Form
  /** Whether the form asks for a quote. There is no order yet, so it has no field for an order's number. */
  isForQuote?: boolean
}

/** The contact form. Even with scripts, submitting it loads a new document. */
export function ContactForm({ form: { fields, errors, problem, formKey }, isForQuote = false }: Props) {
  const [sending, setSending] = useState(false)
  const { labels, hints, button, privacy, problems } = contactCopy
  const field = (name: keyof ContactMessage) => ({
    id: name,
    name,
    defaultValue: fields[name],
    error: errors[name],
  })
  return (
    <form
      method="post"
      action="/contact"
      noValidate
      onSubmit={() => setSending(true)}
      aria-label="Write to us"
      className="grid gap-5 bg-paper p-5 shadow-contact md:grid-cols-2 md:p-8"
    >
      {problem && (
        <FaultSummary title={problems[problem]} faults={faultsOf(errors)} className="md:col-span-2" />
      )}
      <Field label={labels.name} required maxLength={100} autoComplete="name" {...field('name')} />
      <Field label={labels.email} type="email" required autoComplete="email" {...field('email')} />
      <Field
        label={labels.phone}
        type="tel"
        hint={hints.phone}
        autoComplete="tel"
        {...field('phone')}
        {...(isForQuote && { className: 'md:col-span-2' })}
      />
      {!isForQuote && (
        <Field label={labels.orderNumber} hint={hints.orderNumber} maxLength={40} {...field('orderNumber')} />
      )}
      <Topic chosen={fields.topic} />
      <TextArea
        label={labels.message}
        hint={hints.message}
        required
        rows={8}
        maxLength={5_000}
        className="md:col-span-2"
        {...field('message')}
      />
      <input type="hidden" name="formKey" value={formKey} />
      <Trap />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2">
        <Button type="submit" kind="primary" size="large" aria-disabled={sending}>
          {button}
        </Button>
        <p className="text-sm text-slate">{privacy}</p>
      </div>
    </form>
  )
}

/** Lists the errors of the form's fields, in the order of the page. */
const faultsOf = (errors: Form['errors']) =>
  Object.entries(contactCopy.labels).flatMap(([name, label]) =>
    Object.entries(errors).flatMap(([field, words]) =>
      field === name && words ? [{ id: name, label, words }] : [],
    ),
  )

function Topic({ chosen }: { chosen: string }) {
  return (
    <SelectField
      id="topic"
      name="topic"
      label={contactCopy.labels.topic}
      defaultValue={chosen}
      options={toOptions(contactCopy.topics)}
      className="md:col-span-2"
    />
  )
}

/** A honeypot: a field that only bots fill in. It is hidden, can't be focused, and isn't read out. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
