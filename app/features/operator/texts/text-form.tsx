import { lazy, type SubmitEvent, Suspense } from 'react'
import { operatorTextsCopy as words } from '../../../../content/operator/texts.ts'
import type { OperatorText, TextKindName } from '../../../../contract/operator/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { EditorLoading } from './editor-frame.tsx'
import { PageCopyFields } from './page-copy-fields.tsx'
import { ProductPictureField } from './product-picture-field.tsx'
import { TextChangesPreview } from './text-changes-preview.tsx'
import { useTextForm } from './use-text-form.ts'

// The text editor is loaded on demand, because its libraries are much larger than the rest of the page.
const TextEditor = lazy(() => import('./text-editor.tsx'))

type FieldName = keyof typeof words.fields
const FIELDS_BY_KIND: Readonly<Record<TextKindName, readonly FieldName[]>> = {
  // For a page that consists of sections, the sections' own fields replace this field.
  sections: [],
  policies: ['title'],
  pages: ['title', 'description'],
  guides: ['title', 'description', 'picture'],
  blogs: ['title', 'description'],
  posts: ['title', 'excerpt', 'blog', 'category', 'tags', 'author', 'published', 'picture'],
}

type TextFormProps = {
  text: OperatorText
  facts: Readonly<Record<string, string>>
  /** Titles by handle. */
  blogs: Readonly<Record<string, string>>
  /** A message about the last action. */
  note?: string
  onSaved: (text: OperatorText) => void
  onNewest: () => Promise<void>
}

/** Edits a text. Before it is saved, a preview compares it with the current version. Edits are kept until they are saved. */
export function TextForm({ text, facts, blogs, note = '', onSaved, onNewest }: TextFormProps) {
  const form = useTextForm(text, { note, onSaved })
  const isNew = text.handle === ''
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.review()
  }
  // The editor stays mounted during the preview, so that it keeps its cursor and undo history.
  return (
    <>
      {form.preview && (
        <TextChangesPreview
          preview={form.preview}
          isNew={isNew}
          busy={form.change.busy}
          onSave={() => void form.save()}
          onEdit={form.edit}
        />
      )}
      <form
        onSubmit={review}
        noValidate
        hidden={form.preview !== null}
        className="mt-3 bg-paper p-4 md:p-6 [&[hidden]]:hidden"
      >
        <div className="grid gap-4 md:grid-cols-2">
          {FIELDS_BY_KIND[text.kind].map((name) => (
            <HeadField key={name} name={name} form={form} blogs={blogs} />
          ))}
          {text.defaults && (
            <PageCopyFields defaults={text.defaults} lists={text.lists ?? {}} facts={facts} form={form} />
          )}
          {text.body !== null && (
            <Suspense fallback={<EditorLoading label={words.editor.label} />}>
              <TextEditor
                html={text.body}
                facts={facts}
                error={form.errors['body']}
                onChange={(html) => form.write(html)}
              />
            </Suspense>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit" size="small" disabled={form.change.busy}>
            {isNew ? words.reviewNew : words.review}
          </Button>
          <output className="text-sm font-semibold">{form.note}</output>
        </div>
        {(form.change.refusal?.conflict === true || Object.keys(form.errors).length === 0) && (
          <RefusalNote change={form.change} onNewest={onNewest} />
        )}
      </form>
    </>
  )
}

type HeadFieldProps = {
  name: FieldName
  form: ReturnType<typeof useTextForm>
  blogs: Readonly<Record<string, string>>
}

function HeadField({ name, form, blogs }: HeadFieldProps) {
  const { label, hint } = words.fields[name]
  const frame = {
    name,
    label,
    hint: hint === '' ? undefined : hint,
    error: form.errors[name],
    size: 'small' as const,
    value: form.valueOf(name),
  }
  if (name === 'blog') {
    const options = Object.entries(blogs).map(([value, title]) => ({ value, title }))
    return <SelectField {...frame} options={options} onChoose={(chosen) => form.type(name, chosen)} />
  }
  if (name === 'picture')
    return <ProductPictureField {...frame} onType={(handle) => form.type(name, handle)} />
  const type = {
    onChange: (event: { currentTarget: { value: string } }) => form.type(name, event.currentTarget.value),
  }
  if (name === 'description' || name === 'excerpt')
    return <TextArea {...frame} {...type} rows={2} className="md:col-span-2" />
  return (
    <Field
      {...frame}
      {...type}
      type={name === 'published' ? 'date' : 'text'}
      autoComplete="off"
      className={name === 'title' ? 'md:col-span-2' : ''}
    />
  )
}
