import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
} from 'graphql'
import type { TimeSlices } from '../../runtime/time-slices.ts'

/** How an operation is computed: large ones in slices. */
export type Pace = { slices?: TimeSlices }
/** Part of every operation's context. */
export type OperationContext = { pace?: Pace }

/**
 * Lets large operations pause before each field that holds objects, and before each object of a list, so that pages don't wait until the whole
 * answer is computed.
 */
export function sliceFields<Schema extends GraphQLSchema>(schema: Schema): Schema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const type of types) {
    // Mutations run one after the other anyway.
    if (type.name.startsWith('__') || type === schema.getMutationType()) continue
    for (const field of Object.values(type.getFields())) {
      if (!isCompositeType(getNamedType(field.type))) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: OperationContext, info) => {
        const slices = context.pace?.slices
        if (!slices) return resolve(source, args, context, info)
        return pace(
          slices.run<unknown>(() => resolve(source, args, context, info)),
          slices,
        )
      }
    }
  }
  return schema
}

/** Lets each object of a list wait for its slice: GraphQL completes a list's objects all at once otherwise. */
function pace(found: unknown, slices: TimeSlices): unknown {
  if (found instanceof Promise) return found.then((value: unknown) => paceList(value, slices))
  return paceList(found, slices)
}

const paceList = (found: unknown, slices: TimeSlices): unknown =>
  Array.isArray(found) ? found.map((item: unknown, index) => (index === 0 ? item : slices.wait(item))) : found
