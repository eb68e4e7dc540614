import { useState } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentChoice } from '../../../ui/segment-choice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Panel } from '../frame/panel.tsx'

const films = [
  { value: 'everyday', title: 'Everyday vinyl' },
  { value: 'premium', title: 'Premium vinyl' },
]
const areas = [
  { title: 'Select', hint: 'Or drop a PNG, SVG or PDF here.' },
  { title: 'Refused', hint: 'Up to 20 MB.', error: 'This file is larger than 20 MB.' },
  { title: 'Busy', hint: 'Up to 20 MB.', disabled: true },
]

/** Shows the form fields: regular, small, with an error, and disabled. */
export function ComponentGalleryFields() {
  return (
    <>
      <Panel title="Text">
        <div className="grid gap-4">
          <Field label="Name" required hint="As it should appear on the parcel." />
          <Field label="Company" />
          <Field label="E-mail" required defaultValue="robin@" error="Enter a whole e-mail address." />
          <Field label="Order number" disabled defaultValue="ND-1042" depends />
          <Field label="Carrier" size="small" />
          <TextArea label="Message" hint="Up to 250 characters." required />
        </div>
      </Panel>
      <Panel title="Select and number">
        <div className="grid gap-4">
          <SelectField label="Film" options={films} hint="How long it lasts outdoors." />
          <SelectField label="Finish" options={films} error="Choose a finish." />
          <SelectField label="Cut" options={films} disabled />
          <SelectField label="Sort by" options={films} size="small" isInline />
          <Numbers />
        </div>
      </Panel>
      <Panel title="Files">
        <div className="grid gap-4">
          <FileField label="List (CSV)" name="list" hint="One vehicle a line." />
          <FileField label="Photo" name="photo" isOptional error="Choose a PNG or JPEG." />
          <FileField label="Locked file" name="locked" disabled size="small" />
          {areas.map(({ title, hint, ...state }) => (
            <FileField
              key={title}
              label={title}
              drop={{ title, note: hint }}
              onFiles={() => undefined}
              {...state}
            />
          ))}
          <FileField
            label="Large area"
            drop={{ title: 'Large area', action: 'Choose a file', note: 'PNG, SVG or PDF', isLarge: true }}
            onFiles={() => undefined}
          />
        </div>
      </Panel>
      <Choices />
    </>
  )
}

function Numbers() {
  const [width, setWidth] = useState(3)
  const [pieces, setPieces] = useState(25)
  return (
    <div className="grid grid-cols-2 gap-4">
      <NumberField label="Width (in)" value={width} min={1} max={24} step={0.25} onChange={setWidth} />
      <NumberField label="Disabled" value={1} min={1} max={9} disabled />
      <NumberField label="Pieces" value={pieces} min={1} max={5_000} onChange={setPieces} size="small" />
    </div>
  )
}

function Choices() {
  const [film, setFilm] = useState('premium')
  const [unit, setUnit] = useState<'in' | 'mm'>('in')
  return (
    <Panel title="Choices">
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">Vinyl</legend>
        {films.map(({ value, title }) => (
          <ChoiceCard
            key={value}
            name="kit-film"
            title={title}
            text="Cars, boats and windows"
            note="CA$4.99"
            badge={value === 'premium' ? 'Popular' : undefined}
            checked={film === value}
            onChoose={() => setFilm(value)}
          />
        ))}
        <ChoiceCard name="kit-film" title="Reflective vinyl" text="Sold out" disabled />
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <SmallCheckbox label="Restock items" defaultChecked />
        <SmallCheckbox label="Refund shipping" />
        <SmallCheckbox label="Not available" disabled />
      </div>
      <div className="mt-4 flex">
        <SegmentChoice
          legend="Unit"
          name="kit-unit"
          value={unit}
          choices={[
            { value: 'in', title: 'inches' },
            { value: 'mm', title: 'mm' },
          ]}
          onChange={setUnit}
        />
      </div>
    </Panel>
  )
}
