import { useRef } from 'react'
import { decalMaterialTitles, formatOutdoorLife } from '../../../content/decal-materials.ts'
import { fleetCopy } from '../../../content/fleet.ts'
import { letteringStyleTitles } from '../../../content/lettering-styles.ts'
import type { FleetFields } from '../../../contract/fleet.ts'
import { fleetHeights, fleetPieces } from '../../../domain/lettering/fleet-choices.ts'
import {
  letteringColours,
  letteringFilms,
  letteringStyles,
} from '../../../domain/lettering/lettering-choices.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FleetDrawing } from './fleet-drawing.tsx'
import { useFleetDrawing } from './use-fleet-drawing.ts'

const { form: words } = fleetCopy

const listFile = {
  label: words.file,
  hint: words.fileHint,
  name: 'file',
  accept: '.csv,.txt,text/csv,text/plain',
}

type FleetFormProps = { fields: FleetFields; isAgain?: boolean }

/**
 * The form for a list of vehicles and their lettering, with a drawing that changes while the visitor types. Submitting it opens the proof;
 * this works without scripts.
 */
export function FleetForm({ fields, isAgain = false }: FleetFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { drawing, read } = useFleetDrawing(form)
  return (
    <form
      ref={form}
      onInput={read}
      method="post"
      action="/fleet#proof"
      encType="multipart/form-data"
      // The browser doesn't validate the form, because it can't know that the list is optional if a file is attached.
      noValidate
      aria-label={fleetCopy.title}
      className="grid gap-x-8 gap-y-6 bg-paper p-5 shadow-contact md:p-8 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid content-start gap-5">
        <TextArea
          label={words.list}
          name="list"
          required
          rows={13}
          hint={words.listHint}
          placeholder={words.example}
          maxLength={100_000}
          defaultValue={fields.list}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <FileField {...listFile} />
        <Field
          label={words.second}
          name="second"
          hint={words.secondHint}
          maxLength={40}
          defaultValue={fields.second}
        />
      </div>
      <div className="grid content-start gap-5">
        <Choices fields={fields} />
        <FleetDrawing drawing={drawing} />
        <Button
          type="submit"
          kind={isAgain ? 'surface' : 'primary'}
          size="large"
          data-cta="fleet-proof"
          className="mt-2"
        >
          {isAgain ? words.update : words.create}
        </Button>
      </div>
    </form>
  )
}

/** Height, style, colour, film and number of the lettering. */
function Choices({ fields }: Pick<FleetFormProps, 'fields'>) {
  const chosen = (name: 'height' | 'hand' | 'colour' | 'film' | 'each') => ({
    name,
    label: words[name],
    defaultValue: fields[name],
  })
  return (
    <>
      <SelectField
        {...chosen('height')}
        options={fleetHeights.map((value) => {
          const { title, note } = words.heights[value]
          return { value, title: `${title}: ${note}` }
        })}
      />
      <SelectField
        {...chosen('hand')}
        options={letteringStyles.map((value) => ({ value, title: letteringStyleTitles[value] }))}
      />
      <SelectField
        {...chosen('colour')}
        options={letteringColours.map((value) => ({ value, title: value }))}
      />
      <SelectField
        {...chosen('film')}
        options={letteringFilms.map((value) => ({
          value,
          title: `${decalMaterialTitles[value]}, ${formatOutdoorLife(value)} outdoors`,
        }))}
      />
      <SelectField
        {...chosen('each')}
        options={fleetPieces.map((value) => ({ value, title: words.pieces[value] }))}
      />
    </>
  )
}
