import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { describeSettingFault } from '../../../content/operator/setting-faults.ts'
import {
  settingChangesSchema,
  settingsListSchema,
  settingsPreviewSchema,
  settingsUpdateSchema,
} from '../../../contract/operator/settings.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { conflictResponse, idParameter, requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
} from '../../web/responses.ts'
import { changeSettings, previewSettings, type ChangeSettingsResult } from '../change-settings.ts'
import { SETTING_GROUPS } from '../known-settings.ts'
import { listSettingChanges, listSettings, undoSettingChange } from '../setting-history.ts'

const PATH = '/api/operator/settings'

const groupParameter = z.object({ group: z.enum(SETTING_GROUPS) })

const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List every setting with its value and default',
  responses: {
    200: describeJsonResponse('The settings by group', settingsListSchema),
    ...requireOperatorResponses,
  },
})

const changeRoute = createRoute({
  method: 'put',
  path: `${PATH}/{group}`,
  summary: 'Change settings of a group, all or none; every process uses them within a second',
  request: { params: groupParameter, body: describeJsonBody(settingsUpdateSchema) },
  responses: {
    200: describeJsonResponse('The settings by group', settingsListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('A value is not as expected; errors name the setting'),
  },
})

const previewRoute = createRoute({
  method: 'post',
  path: `${PATH}/{group}/preview`,
  summary: 'Preview a change of settings',
  request: { params: groupParameter, body: describeJsonBody(settingsUpdateSchema) },
  responses: {
    200: describeJsonResponse('The current and the changed values', settingsPreviewSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('A value is not as expected; errors name the setting'),
  },
})

const changesRoute = createRoute({
  method: 'get',
  path: `${PATH}/{group}/changes`,
  summary: 'List changes to a group’s settings, newest first',
  request: {
    params: groupParameter,
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
  },
  responses: {
    200: describeJsonResponse('The changes', settingChangesSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const undoRoute = createRoute({
  method: 'post',
  path: `${PATH}/changes/{id}/undo`,
  summary: 'Undo a change of a setting',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    200: describeJsonResponse('The settings by group', settingsListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('The former value no longer fits the other settings'),
  },
})

/** The operator's API for the shop's settings (domain/settings). */
export function createOperatorSettingsRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  const list = () => ({ groups: listSettings() })
  api.openapi(listRoute, (c) => c.json(list(), 200))
  api.openapi(changeRoute, async (c) => {
    const { group } = c.req.valid('param')
    const actor = await findOperatorName(c, deps)
    const outcome = await changeSettings(deps, { ...c.req.valid('json'), group, actor })
    return outcome.ok ? c.json(list(), 200) : refused(c, outcome)
  })
  api.openapi(previewRoute, async (c) => {
    const { group } = c.req.valid('param')
    const outcome = await previewSettings(deps, { ...c.req.valid('json'), group })
    if (!outcome.ok) return refused(c, outcome)
    const changes = outcome.changes.map(({ known, is, becomes }) => {
      return { key: known.key, label: known.setting.label, is, becomes }
    })
    return c.json({ changes }, 200)
  })
  api.openapi(changesRoute, async (c) => {
    const { group } = c.req.valid('param')
    return c.json(await listSettingChanges(deps, { group, before: c.req.valid('query').before }), 200)
  })
  api.openapi(undoRoute, async (c) => {
    const actor = await findOperatorName(c, deps)
    const outcome = await undoSettingChange(deps, { id: c.req.valid('param').id, actor })
    return outcome.ok ? c.json(list(), 200) : refused(c, outcome)
  })
  return api
}

function refused(c: Context, outcome: Exclude<ChangeSettingsResult, { ok: true }>) {
  if (outcome.reason === 'not-found') return respondProblem(c, 'not-found', 'There is no such setting.')
  if (outcome.reason === 'invalid') {
    const errors = outcome.faults.map(({ field, fault }) => ({ field, message: describeSettingFault(fault) }))
    return respondProblem(c, 'invalid-body', undefined, errors)
  }
  const detail =
    'Someone changed this in the meantime. Your change wasn’t saved, but what you typed is still here. Compare, then save again.'
  const errors = outcome.current.map(({ field, value }) => ({ field, message: value }))
  return respondProblem(c, 'changed-meanwhile', detail, errors)
}
