import { personalizationCopy } from '../../../content/personalization.ts'
import type { LineContentForm } from '../../../contract/line-content.ts'
import { ARTWORK_FIELD, DESIGNER_FIELD } from '../../../domain/personalization/content-form.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CustomTextField } from '../../ui/custom-text-field.tsx'

const { content: words, artwork: artworkWords } = personalizationCopy

/** A form for a product's personalization. It works without scripts, both for an item in the cart and for one that is about to be added. */
export function LineContent({ form }: { form: LineContentForm }) {
  return (
    <section aria-labelledby="content-title" className="mt-6 max-w-3xl bg-paper p-5">
      <div className="flex items-center gap-4">
        <Picture src={form.imageSrc} alt="" sizes="5rem" upTo={240} className="size-20 rounded-sm" />
        <div>
          <h2 id="content-title" className="text-xl">
            {words.title(form.title)}
          </h2>
          {form.variantTitle !== '' && <p className="text-sm text-slate">{form.variantTitle}</p>}
        </div>
      </div>
      {form.message !== null && (
        <p role="alert" className="mt-4 border-l-4 border-maple bg-mist p-3">
          {form.message}
        </p>
      )}
      {form.remarks.length > 0 && (
        <output className="mt-4 block border-l-4 border-hi-vis bg-mist p-3">
          <p className="font-semibold">{form.isSaved ? words.saved : words.lookAt}</p>
          <ul className="mt-1 grid gap-1">
            {form.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </output>
      )}
      <form method="post" action={form.action} noValidate className="mt-4 grid gap-4">
        {form.hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        {form.fields.map(({ error, value, ...field }) => (
          <CustomTextField key={field.name} {...field} defaultValue={value} error={error ?? undefined} />
        ))}
        {form.artwork && <ArtworkChoices artwork={form.artwork} />}
        {form.designer !== null && (
          <CheckField
            title={personalizationCopy.designer.label}
            hint={personalizationCopy.designer.hint}
            name={DESIGNER_FIELD}
            value="yes"
            defaultChecked={form.designer}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {form.action === '/cart' ? words.add : words.save}
          </Button>
          <a href={form.back.path} className={getButtonClass('outline')}>
            {form.back.label}
          </a>
        </div>
      </form>
    </section>
  )
}

function ArtworkChoices({ artwork }: { artwork: NonNullable<LineContentForm['artwork']> }) {
  const { label, hint, required, error, choices, onlyDesigns } = artwork
  const [page, action] = onlyDesigns
    ? ['/design-generator', artworkWords.draw]
    : ['/images', artworkWords.uploadFirst]
  return (
    <fieldset aria-describedby="artwork-note">
      <legend className="mb-1 text-sm font-semibold">
        {label} {!required && <span className="font-normal text-slate">(optional)</span>}
      </legend>
      <p
        id="artwork-note"
        className={`text-sm ${error === null ? 'text-slate' : 'font-semibold text-maple'}`}
      >
        {error ?? hint}
      </p>
      {!required && choices.length > 0 && (
        <Choice
          value=""
          name={artworkWords.none}
          previewSrc={null}
          isChosen={!choices.some((one) => one.isChosen)}
        />
      )}
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <Choice {...choice} />
          </li>
        ))}
      </ul>
      <PageLink to={page} className="text-link mt-2 inline-flex min-h-11 items-center">
        {action}
      </PageLink>
    </fieldset>
  )
}

type ChoiceProps = NonNullable<LineContentForm['artwork']>['choices'][number]

function Choice({ value, name, previewSrc, isChosen }: ChoiceProps) {
  return (
    <label className="flex min-h-16 items-center gap-3 rounded-sm border border-line-strong p-2 hover:border-river has-checked:border-river has-checked:cut-line">
      <input
        type="radio"
        name={ARTWORK_FIELD}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0"
      />
      {previewSrc !== null && (
        <img
          src={previewSrc}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          className="size-12 object-contain"
        />
      )}
      <span className="min-w-0 break-words">{name}</span>
    </label>
  )
}
