import type { SettingFault, SettingFormat } from '../../content/operator/setting-faults.ts'
import type { SettingColumn, SettingKind } from '../../contract/operator/settings.ts'
import { parseCalendarDate } from '../../domain/checkout/calendar-date.ts'
import { isEmailAddress } from '../../domain/checkout/email-address.ts'
import { listTypedKeys } from '../../domain/settings/merge-groups.ts'
import { type Cents, MAX_CENTS, parseDecimal, toDecimal } from '../../domain/money.ts'

export type ReadResult<Value> = { ok: true; value: Value } | { ok: false; fault: SettingFault }

export type SettingTexts = { label: string; hint?: string }

/** A setting with its form field. `write` formats a value as the text of the field. `read` parses the text, or says what is wrong with it. */
export type Setting<Value> = {
  label: string
  hint: string
  kind: SettingKind
  required: boolean
  options: readonly { value: string; label: string }[]
  columns?: readonly SettingColumn[]
  write(value: Value): string
  read(text: string): ReadResult<Value>
}

/** Settings that are shown on one form and saved together. */
export type SettingGroup<Values> = { [Name in keyof Values]: Setting<Values[Name]> }

const taken = <Value>(value: Value): ReadResult<Value> => ({ ok: true, value })
const wrong = (fault: SettingFault): { ok: false; fault: SettingFault } => ({ ok: false, fault })
const EMPTY = wrong({ code: 'empty' })

const describe = ({ label, hint = '' }: SettingTexts, kind: SettingKind, required = true) => {
  return { label, hint, kind, required, options: [] }
}

type Limits = SettingTexts & { most?: number; optional?: true; kind?: 'text' | 'paragraph' }

/** A setting with text. It has one line, or several lines if the kind is `paragraph`. */
export function defineTextSetting({ most = 120, optional, kind = 'text', ...said }: Limits): Setting<string> {
  return {
    ...describe(said, kind, !optional),
    write: (value) => value,
    read(typed) {
      const value = kind === 'text' ? typed.replaceAll(/\s+/g, ' ').trim() : typed.trim()
      if (value === '' && !optional) return EMPTY
      return value.length > most ? wrong({ code: 'too-long', most }) : taken(value)
    },
  }
}

/** `form` returns the normalised text; null if the text is invalid. */
type TextFormat = { form: (typed: string) => string | null; format: SettingFormat }

/** A setting with a text of a certain format. */
function formed(
  said: SettingTexts & { optional?: true },
  kind: SettingKind,
  { form, format }: TextFormat,
): Setting<string> {
  return {
    ...describe(said, kind, !said.optional),
    write: (value) => value,
    read(typed) {
      const value = typed.trim()
      if (value === '') return said.optional ? taken('') : EMPTY
      const kept = value.length > 300 ? null : form(value)
      return kept === null ? wrong({ code: 'wrong-format', format }) : taken(kept)
    },
  }
}

export const defineEmailSetting = (said: SettingTexts): Setting<string> =>
  formed(said, 'email', {
    form: (typed) => (isEmailAddress(typed) ? typed : null),
    format: 'email',
  })

/** A setting with a North American phone number. Links on the pages add the country code. */
export const definePhoneSetting = (said: SettingTexts & { optional?: true }): Setting<string> =>
  formed(said, 'phone', {
    form: (typed) => (/^\+?1?\D*\d(\D*\d){9}\D*$/.test(typed) && typed.length <= 30 ? typed : null),
    format: 'phone',
  })

export const defineUrlSetting = (said: SettingTexts): Setting<string> =>
  formed({ ...said, optional: true }, 'url', {
    form: (typed) => (/^https:\/\/\S+\.\S+$/.test(typed) && URL.canParse(typed) ? typed : null),
    format: 'url',
  })

/**
 * A setting with the URL of a carrier's tracking page. {number} in the URL is replaced by the tracking number. Empty if the carrier has no
 * such page.
 */
export const defineTrackingPageSetting = (said: SettingTexts): Setting<string> =>
  formed({ ...said, optional: true }, 'text', {
    form: (typed) =>
      /^https:\/\/[^\s|]+$/.test(typed) && typed.includes('{number}') && URL.canParse(typed) ? typed : null,
    format: 'tracking-page',
  })

/** The id of a row in a table of settings. The form assigns an id to each new row, and doesn't show it. */
export const defineIdSetting = (): Setting<number> => ({
  ...defineNumberSetting({ label: 'Id', least: 1, most: 2_147_483_647, whole: true }),
  kind: 'id',
})

/** A setting with a colour, as #rrggbb. */
export const defineColourSetting = (said: SettingTexts): Setting<string> =>
  formed(said, 'colour', {
    form: (typed) => (/^#?[\da-f]{6}$/i.test(typed) ? `#${typed.replace('#', '').toLowerCase()}` : null),
    format: 'colour',
  })

/** A setting with the URL of an uploaded picture. Its form field accepts a file. */
export const definePictureSetting = (said: SettingTexts): Setting<string> =>
  formed({ ...said, optional: true }, 'picture', {
    form: (typed) => (/^\/media\/[\w-]+\.png$/.test(typed) ? typed : null),
    format: 'picture',
  })

/** A setting with a time of day, from 00:00 to 23:59. */
export const defineTimeSetting = (said: SettingTexts): Setting<string> =>
  formed(said, 'time', {
    form: (typed) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : null),
    format: 'time',
  })

export const defineDateSetting = (said: SettingTexts & { optional?: true }): Setting<string> =>
  formed(said, 'date', { form: parseCalendarDate, format: 'date' })

export const definePatternTextSetting = (
  said: SettingTexts & { optional?: true },
  rule: TextFormat,
): Setting<string> => formed(said, 'text', rule)

export function defineNumberSetting({
  least,
  most,
  whole,
  ...said
}: SettingTexts & { least: number; most: number; whole?: true }): Setting<number> {
  return {
    ...describe(said, 'number'),
    write: String,
    read(typed) {
      const value = /^-?\d{1,10}([.,]\d{1,6})?$/.test(typed.trim())
        ? Number(typed.trim().replace(',', '.'))
        : Number.NaN
      if (Number.isNaN(value) || (whole && !Number.isInteger(value)))
        return wrong({ code: whole ? 'not-a-whole-number' : 'not-a-number' })
      return value < least || value > most
        ? wrong({ code: 'number-out-of-range', least, most })
        : taken(value)
    },
  }
}

/** A setting with an amount of money. It is typed in dollars. */
export const defineMoneySetting = (said: SettingTexts): Setting<Cents> => ({
  ...describe(said, 'money'),
  write: toDecimal,
  read(typed) {
    const cents = parseDecimal(typed.replaceAll(/[$\s]|CA/g, '').replace(',', '.'))
    return cents === null || cents < 0 || cents > MAX_CENTS ? wrong({ code: 'not-an-amount' }) : taken(cents)
  },
})

/** Makes the options of a choice from their labels. */
export const listOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  listTypedKeys(labels).map((value) => ({ value, label: labels[value] }))

export const defineChoiceSetting = <Value extends string>(
  said: SettingTexts,
  options: readonly { value: Value; label: string }[],
): Setting<Value> => ({
  ...describe(said, 'choice'),
  options,
  write: (value) => value,
  read(typed) {
    const option = options.find(({ value }) => value === typed)
    return option ? taken(option.value) : wrong({ code: 'not-in-list' })
  },
})

const MAX_ADDRESSES = 20
const MAX_LINE_LENGTH = 120
const MAX_DATES = 200
const linesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** A setting with any number of options from a list, in the order of the list. */
export const defineMultipleChoiceSetting = <Value extends string>(
  said: SettingTexts,
  values: readonly Value[],
): Setting<readonly Value[]> => ({
  ...describe(said, 'several'),
  options: values.map((value) => ({ value, label: value })),
  write: (chosen) => chosen.join('\n'),
  read(typed) {
    const chosen = linesOf(typed)
    if (chosen.length === 0) return wrong({ code: 'nothing-chosen' })
    const known = values.filter((value) => chosen.includes(value))
    return known.length === chosen.length ? taken(known) : wrong({ code: 'not-in-list' })
  },
})

/** A setting with e-mail addresses, one per line. */
export const defineEmailListSetting = (said: SettingTexts): Setting<readonly string[]> => ({
  ...defineLinesSetting({ ...said, most: MAX_ADDRESSES }),
  read(typed) {
    const value = linesOf(typed)
    if (value.length > MAX_ADDRESSES) return wrong({ code: 'too-many-addresses', most: MAX_ADDRESSES })
    const bad = value.find((line) => !isEmailAddress(line))
    return bad === undefined ? taken(value) : wrong({ code: 'not-an-address', text: bad.slice(0, 60) })
  },
})

type LineLimits = SettingTexts & { most: number }

/** A setting with texts, one per line. */
export const defineLinesSetting = ({ most, ...said }: LineLimits): Setting<readonly string[]> => ({
  ...describe(said, 'lines', false),
  write: (value) => value.join('\n'),
  read(typed) {
    const value = linesOf(typed)
    if (value.length > most) return wrong({ code: 'too-many-lines', most })
    return value.some((line) => line.length > MAX_LINE_LENGTH)
      ? wrong({ code: 'line-too-long', most: MAX_LINE_LENGTH })
      : taken(value)
  },
})

/** A setting with dates, one per line. */
export const defineDatesSetting = (said: SettingTexts): Setting<readonly string[]> => ({
  ...describe(said, 'dates', false),
  write: (value) => value.join('\n'),
  read(typed) {
    const value = linesOf(typed)
    if (value.length > MAX_DATES) return wrong({ code: 'too-many-dates', most: MAX_DATES })
    const bad = value.find((line) => parseCalendarDate(line) === null)
    return bad === undefined ? taken(value.toSorted()) : wrong({ code: 'not-a-date', text: bad.slice(0, 20) })
  },
})
