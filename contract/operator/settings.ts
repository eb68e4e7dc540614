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

/**
 * A setting as its form field shows it: every value is text. The kinds `several`, `lines`, `links` and `categories` have one entry per
 * line.
 */
export const settingFieldSchema = z.object({
  /** The setting's group and name, such as shop.phone. */
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  kind: settingKindSchema,
  required: z.boolean(),
  /** The options of a setting of the kind `choice` or `several`. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The columns of a setting of the kind `rows`. Such a value has one row per line, and vertical bars between the cells. */
  columns: z.array(settingColumnSchema).optional(),
  value: z.string(),
  default: z.string(),
})

export const settingsGroupSchema = z
  .object({
    name: z.string(),
    title: z.string(),
    /** The pages on which customers see these settings. */
    shownOn: z.string(),
    help: z.string().optional(),
    fields: z.array(settingFieldSchema),
  })
  .openapi('SettingsGroup')

/** GET /api/operator/settings */
export const settingsListSchema = z.object({ groups: z.array(settingsGroupSchema) }).openapi('SettingsList')

const text = z.string().max(5_000)

/** PUT /api/operator/settings/{group}: for each changed field, the new text and the text that the operator started from. */
export const settingsUpdateSchema = z
  .object({ changes: z.array(z.object({ key: z.string().max(80), from: text, to: text })).max(100) })
  .openapi('SettingsUpdate')

/**
 * POST /api/operator/settings/{group}/preview: the changes that a PUT with the same body would make, with each value as text of its form
 * field.
 */
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
  /** Whether the change can be undone. That is possible until the setting is changed again. */
  undoable: z.boolean(),
})

/** GET /api/operator/settings/{group}/changes: the changes of the group's settings, newest first, 100 per page. */
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
