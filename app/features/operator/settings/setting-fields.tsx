import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingField, SettingsGroupForm } from '../../../../contract/operator/settings.ts'
import { alignedField } from '../frame/aligned-field.ts'
import { SettingInput } from './setting-input.tsx'
import type { useSettingsForm } from './use-settings-form.ts'

/** Settings that few owners change. They are collapsed below the other settings. */
const FOLDED_SETTINGS: ReadonlySet<string> = new Set(['shop.latitude', 'shop.longitude'])

/**
 * Whether a setting takes a third of a row: the price, the fastest delivery and the slowest delivery of a shipping method share one row.
 * All other settings take half of a row.
 */
const isThirdOfRow = ({ key }: SettingField): boolean => /^shipping\.(regional|canada|usa)/.test(key)

/** A grid of aligned fields. Fields of other kinds span the same three rows, so that they don't stretch one of them. */
const FIELD_GRID = 'grid gap-x-4 *:row-span-3 *:pb-4'

type SettingFieldsProps = Pick<SettingsGroupForm, 'fields'> & { form: ReturnType<typeof useSettingsForm> }

/** The fields of a group. The collapsed part opens if one of its fields has an error. */
export function SettingFields({ fields, form }: SettingFieldsProps) {
  const folded = fields.filter(({ key }) => FOLDED_SETTINGS.has(key))
  const input = (field: SettingField) => (
    <SettingInput
      key={field.key}
      field={field}
      value={form.valueOf(field)}
      error={form.errors[field.key]}
      onChange={(text) => form.type(field.key, text)}
    />
  )
  return (
    <>
      {fields.some(isThirdOfRow) ? (
        <div className={`${FIELD_GRID} md:grid-cols-6`}>
          {fields.map((field) => (
            <div
              key={field.key}
              className={`${alignedField} ${isThirdOfRow(field) ? 'md:col-span-2' : 'md:col-span-3'}`}
            >
              {input(field)}
            </div>
          ))}
        </div>
      ) : (
        <div className={`${FIELD_GRID} md:grid-cols-2`}>
          {fields.filter((field) => !folded.includes(field)).map(input)}
        </div>
      )}
      {folded.length > 0 && (
        <details
          className="mb-4 border-t border-line"
          open={folded.some(({ key }) => form.errors[key] !== undefined) || undefined}
        >
          <summary className="min-h-11 cursor-pointer py-3 text-sm font-semibold text-gorge">
            {words.folded.title}
          </summary>
          <p className="mb-3 text-sm text-slate">{words.folded.text}</p>
          <div className={`${FIELD_GRID} md:grid-cols-2`}>{folded.map(input)}</div>
        </details>
      )}
    </>
  )
}
