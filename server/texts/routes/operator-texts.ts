import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { describeTextFault } from '../../../content/operator/text-faults.ts'
import {
  textChangesSchema,
  textFormSchema,
  textKindSchema,
  textListSchema,
  textPreviewSchema,
  textUpdateSchema,
} from '../../../contract/operator/texts.ts'
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
import {
  changeText,
  listTextChanges,
  previewText,
  removeText,
  type ChangeTextResult,
  undoTextChange,
} from '../change-text.ts'
import { findOperatorText, listOperatorTexts } from '../list-texts.ts'
import type { TextName } from '../text-form.ts'

const PATH = '/api/operator/texts'
const ONE = `${PATH}/{kind}/{handle}`

const nameParameter = z.object({ kind: textKindSchema, handle: z.string().max(100) })
const invalid = {
  422: describeProblemResponse('The text is invalid; errors name the field, or "body"'),
} as const

const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List every page, policy, guide and post that can be edited',
  responses: { 200: describeJsonResponse('The texts by kind', textListSchema), ...requireOperatorResponses },
})

const findRoute = createRoute({
  method: 'get',
  path: ONE,
  summary: 'A text as it was written, for its editor',
  request: { params: nameParameter },
  responses: {
    200: describeJsonResponse('The text', textFormSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const changeRoute = createRoute({
  method: 'put',
  path: ONE,
  summary: 'Change a text, or create a post; every process shows it within a second',
  request: { params: nameParameter, body: describeJsonBody(textUpdateSchema) },
  responses: {
    200: describeJsonResponse('The text', textFormSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...invalid,
  },
})

const previewRoute = createRoute({
  method: 'post',
  path: `${ONE}/preview`,
  summary: 'Preview a change of a text',
  request: { params: nameParameter, body: describeJsonBody(textUpdateSchema) },
  responses: {
    200: describeJsonResponse('The current and the changed values', textPreviewSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...invalid,
  },
})

const removeRoute = createRoute({
  method: 'delete',
  path: ONE,
  summary: 'Restore the default text, or remove a post',
  request: {
    params: nameParameter,
    query: z.object({ to: z.enum(['default', 'gone']), version: z.string().max(40) }),
  },
  responses: {
    200: describeJsonResponse('The texts by kind', textListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
  },
})

const changesRoute = createRoute({
  method: 'get',
  path: `${ONE}/changes`,
  summary: 'List changes to a text, newest first',
  request: {
    params: nameParameter,
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
  },
  responses: {
    200: describeJsonResponse('The changes', textChangesSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const undoRoute = createRoute({
  method: 'post',
  path: `${PATH}/changes/{id}/undo`,
  summary: 'Undo a change of a text',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    200: describeJsonResponse('The texts by kind', textListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
  },
})

/** The operator's API for editing the texts of pages, policies, guides and blogs. */
export function createOperatorTextRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  const list = () => listOperatorTexts(deps)
  const find = async (c: Context, name: TextName) => {
    const text = await findOperatorText(deps, name)
    return text
      ? { ok: true as const, text }
      : { ok: false as const, answer: respondProblem(c, 'not-found', NO_TEXT) }
  }
  api.openapi(listRoute, async (c) => c.json(await list(), 200))
  api.openapi(findRoute, async (c) => {
    const found = await find(c, c.req.valid('param'))
    return found.ok ? c.json(found.text, 200) : found.answer
  })
  api.openapi(changeRoute, async (c) => {
    const name = c.req.valid('param')
    const outcome = await changeText(deps, {
      name,
      update: c.req.valid('json'),
      actor: await findOperatorName(c, deps),
    })
    if (!outcome.ok) return refused(c, outcome)
    const found = await find(c, name)
    return found.ok ? c.json(found.text, 200) : found.answer
  })
  api.openapi(previewRoute, async (c) => {
    const outcome = await previewText(deps, { name: c.req.valid('param'), update: c.req.valid('json') })
    return outcome.ok ? c.json(outcome.preview, 200) : refused(c, outcome)
  })
  api.openapi(removeRoute, async (c) => {
    const removal = {
      name: c.req.valid('param'),
      ...c.req.valid('query'),
      actor: await findOperatorName(c, deps),
    }
    const outcome = await removeText(deps, removal)
    return outcome.ok ? c.json(await list(), 200) : refused(c, outcome)
  })
  api.openapi(changesRoute, async (c) => {
    const { before } = c.req.valid('query')
    return c.json(await listTextChanges(deps.db, { name: c.req.valid('param'), before }), 200)
  })
  api.openapi(undoRoute, async (c) => {
    const outcome = await undoTextChange(deps, {
      id: c.req.valid('param').id,
      actor: await findOperatorName(c, deps),
    })
    return outcome.ok ? c.json(await list(), 200) : refused(c, outcome)
  })
  return api
}

const NO_TEXT = 'There is no such text.'

function refused(c: Context, outcome: Exclude<ChangeTextResult, { ok: true }>) {
  if (outcome.reason === 'not-found') return respondProblem(c, 'not-found', NO_TEXT)
  if (outcome.reason === 'invalid') {
    const errors = outcome.faults.map(({ field, fault }) => ({ field, message: describeTextFault(fault) }))
    return respondProblem(c, 'invalid-body', undefined, errors)
  }
  const detail =
    'Someone changed this text in the meantime. Your change wasn’t saved, but what you typed is still here. Copy it, then load the newest text.'
  return respondProblem(c, 'changed-meanwhile', detail)
}
