import { z } from '@hono/zod-openapi'

export const settingKindSchema = z.enum([
  'text',
  'paragraph',
  'letter',
  'email',
  'phone',
  'url',
  'number',
  'money',
  'time',
  'date',
  'choice',
  'several',
  'lines',
  'dates',
  'colour',
  'picture',
  'links',
  'categories',
  'rows',
  'id',
])

const settingColumnSchema = z.object({
  label: z.string(),
  kind: settingKindSchema,
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** Every value is text, as its form field shows it. Kinds several, lines, links and categories have one entry per line. */
export const settingFieldSchema = z.object({
  /** Group and name, such as shop.phone. */
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  kind: settingKindSchema,
  required: z.boolean(),
  /** The options of kinds choice and several. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The columns of kind rows, whose value has one row per line and vertical bars between cells. */
  columns: z.array(settingColumnSchema).optional(),
  value: z.string(),
  default: z.string(),
})

export const settingsGroupSchema = z
  .object({
    name: z.string(),
    title: z.string(),
    /** Where customers see these settings. */
    shownOn: z.string(),
    help: z.string().optional(),
    fields: z.array(settingFieldSchema),
  })
  .openapi('SettingsGroup')

/** GET /api/operator/settings */
export const settingsListSchema = z.object({ groups: z.array(settingsGroupSchema) }).openapi('SettingsList')

const text = z.string().max(5_000)

/** PUT /api/operator/settings/{group}: each changed field with its new text, and the text that the form started with. */
export const settingsUpdateSchema = z
  .object({ changes: z.array(z.object({ key: z.string().max(80), from: text, to: text })).max(100) })
  .openapi('SettingsUpdate')

/** POST /api/operator/settings/{group}/preview: what the same request would change, as field texts. */
export const settingsPreviewSchema = z
  .object({
    changes: z.array(z.object({ key: z.string(), label: z.string(), is: z.string(), becomes: z.string() })),
  })
  .openapi('SettingsPreview')

export const settingChangeSchema = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  key: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether it can be undone, which is possible while the setting still has the value from this change. */
  undoable: z.boolean(),
})

/** GET /api/operator/settings/{group}/changes: newest first, 100 per page. */
export const settingChangesSchema = z
  .object({ changes: z.array(settingChangeSchema), next: z.int().nullable() })
  .openapi('SettingChanges')

export type SettingKind = z.infer<typeof settingKindSchema>
export type SettingColumn = z.infer<typeof settingColumnSchema>
export type SettingField = z.infer<typeof settingFieldSchema>
export type SettingsGroupForm = z.infer<typeof settingsGroupSchema>
export type SettingsList = z.infer<typeof settingsListSchema>
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>
export type SettingsPreview = z.infer<typeof settingsPreviewSchema>
export type SettingChanges = z.infer<typeof settingChangesSchema>
